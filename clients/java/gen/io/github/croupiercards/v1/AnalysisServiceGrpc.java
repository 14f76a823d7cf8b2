package io.github.croupiercards.v1;

import static io.grpc.MethodDescriptor.generateFullMethodName;

/**
 * <pre>
 * Questions that take a search. They are answered by processes of their own, so that play never waits for them.
 * </pre>
 */
@io.grpc.stub.annotations.GrpcGenerated
public final class AnalysisServiceGrpc {

  private AnalysisServiceGrpc() {}

  public static final java.lang.String SERVICE_NAME = "croupier.v1.AnalysisService";

  // Static method descriptors that strictly reflect the proto.
  private static volatile io.grpc.MethodDescriptor<io.github.croupiercards.v1.SolveRequest,
      io.github.croupiercards.v1.SolveResponse> getSolveMethod;

  @io.grpc.stub.annotations.RpcMethod(
      fullMethodName = SERVICE_NAME + '/' + "Solve",
      requestType = io.github.croupiercards.v1.SolveRequest.class,
      responseType = io.github.croupiercards.v1.SolveResponse.class,
      methodType = io.grpc.MethodDescriptor.MethodType.SERVER_STREAMING)
  public static io.grpc.MethodDescriptor<io.github.croupiercards.v1.SolveRequest,
      io.github.croupiercards.v1.SolveResponse> getSolveMethod() {
    io.grpc.MethodDescriptor<io.github.croupiercards.v1.SolveRequest, io.github.croupiercards.v1.SolveResponse> getSolveMethod;
    if ((getSolveMethod = AnalysisServiceGrpc.getSolveMethod) == null) {
      synchronized (AnalysisServiceGrpc.class) {
        if ((getSolveMethod = AnalysisServiceGrpc.getSolveMethod) == null) {
          AnalysisServiceGrpc.getSolveMethod = getSolveMethod =
              io.grpc.MethodDescriptor.<io.github.croupiercards.v1.SolveRequest, io.github.croupiercards.v1.SolveResponse>newBuilder()
              .setType(io.grpc.MethodDescriptor.MethodType.SERVER_STREAMING)
              .setFullMethodName(generateFullMethodName(SERVICE_NAME, "Solve"))
              .setSampledToLocalTracing(true)
              .setRequestMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.SolveRequest.getDefaultInstance()))
              .setResponseMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.SolveResponse.getDefaultInstance()))
              .setSchemaDescriptor(new AnalysisServiceMethodDescriptorSupplier("Solve"))
              .build();
        }
      }
    }
    return getSolveMethod;
  }

  private static volatile io.grpc.MethodDescriptor<io.github.croupiercards.v1.SuggestMovesRequest,
      io.github.croupiercards.v1.SuggestMovesResponse> getSuggestMovesMethod;

  @io.grpc.stub.annotations.RpcMethod(
      fullMethodName = SERVICE_NAME + '/' + "SuggestMoves",
      requestType = io.github.croupiercards.v1.SuggestMovesRequest.class,
      responseType = io.github.croupiercards.v1.SuggestMovesResponse.class,
      methodType = io.grpc.MethodDescriptor.MethodType.UNARY)
  public static io.grpc.MethodDescriptor<io.github.croupiercards.v1.SuggestMovesRequest,
      io.github.croupiercards.v1.SuggestMovesResponse> getSuggestMovesMethod() {
    io.grpc.MethodDescriptor<io.github.croupiercards.v1.SuggestMovesRequest, io.github.croupiercards.v1.SuggestMovesResponse> getSuggestMovesMethod;
    if ((getSuggestMovesMethod = AnalysisServiceGrpc.getSuggestMovesMethod) == null) {
      synchronized (AnalysisServiceGrpc.class) {
        if ((getSuggestMovesMethod = AnalysisServiceGrpc.getSuggestMovesMethod) == null) {
          AnalysisServiceGrpc.getSuggestMovesMethod = getSuggestMovesMethod =
              io.grpc.MethodDescriptor.<io.github.croupiercards.v1.SuggestMovesRequest, io.github.croupiercards.v1.SuggestMovesResponse>newBuilder()
              .setType(io.grpc.MethodDescriptor.MethodType.UNARY)
              .setFullMethodName(generateFullMethodName(SERVICE_NAME, "SuggestMoves"))
              .setSampledToLocalTracing(true)
              .setRequestMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.SuggestMovesRequest.getDefaultInstance()))
              .setResponseMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.SuggestMovesResponse.getDefaultInstance()))
              .setSchemaDescriptor(new AnalysisServiceMethodDescriptorSupplier("SuggestMoves"))
              .build();
        }
      }
    }
    return getSuggestMovesMethod;
  }

  /**
   * Creates a new async stub that supports all call types for the service
   */
  public static AnalysisServiceStub newStub(io.grpc.Channel channel) {
    io.grpc.stub.AbstractStub.StubFactory<AnalysisServiceStub> factory =
      new io.grpc.stub.AbstractStub.StubFactory<AnalysisServiceStub>() {
        @java.lang.Override
        public AnalysisServiceStub newStub(io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
          return new AnalysisServiceStub(channel, callOptions);
        }
      };
    return AnalysisServiceStub.newStub(factory, channel);
  }

  /**
   * Creates a new blocking-style stub that supports all types of calls on the service
   */
  public static AnalysisServiceBlockingV2Stub newBlockingV2Stub(
      io.grpc.Channel channel) {
    io.grpc.stub.AbstractStub.StubFactory<AnalysisServiceBlockingV2Stub> factory =
      new io.grpc.stub.AbstractStub.StubFactory<AnalysisServiceBlockingV2Stub>() {
        @java.lang.Override
        public AnalysisServiceBlockingV2Stub newStub(io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
          return new AnalysisServiceBlockingV2Stub(channel, callOptions);
        }
      };
    return AnalysisServiceBlockingV2Stub.newStub(factory, channel);
  }

  /**
   * Creates a new blocking-style stub that supports unary and streaming output calls on the service
   */
  public static AnalysisServiceBlockingStub newBlockingStub(
      io.grpc.Channel channel) {
    io.grpc.stub.AbstractStub.StubFactory<AnalysisServiceBlockingStub> factory =
      new io.grpc.stub.AbstractStub.StubFactory<AnalysisServiceBlockingStub>() {
        @java.lang.Override
        public AnalysisServiceBlockingStub newStub(io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
          return new AnalysisServiceBlockingStub(channel, callOptions);
        }
      };
    return AnalysisServiceBlockingStub.newStub(factory, channel);
  }

  /**
   * Creates a new ListenableFuture-style stub that supports unary calls on the service
   */
  public static AnalysisServiceFutureStub newFutureStub(
      io.grpc.Channel channel) {
    io.grpc.stub.AbstractStub.StubFactory<AnalysisServiceFutureStub> factory =
      new io.grpc.stub.AbstractStub.StubFactory<AnalysisServiceFutureStub>() {
        @java.lang.Override
        public AnalysisServiceFutureStub newStub(io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
          return new AnalysisServiceFutureStub(channel, callOptions);
        }
      };
    return AnalysisServiceFutureStub.newStub(factory, channel);
  }

  /**
   * <pre>
   * Questions that take a search. They are answered by processes of their own, so that play never waits for them.
   * </pre>
   */
  public interface AsyncService {

    /**
     * <pre>
     * Whether a position can still be won, with full knowledge of every card: progress while the search runs, then the
     * verdict as the last message. To drop the call stops the work.
     * </pre>
     */
    default void solve(io.github.croupiercards.v1.SolveRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.SolveResponse> responseObserver) {
      io.grpc.stub.ServerCalls.asyncUnimplementedUnaryCall(getSolveMethod(), responseObserver);
    }

    /**
     * <pre>
     * What to play next, judged from nothing but what the player sees.
     * </pre>
     */
    default void suggestMoves(io.github.croupiercards.v1.SuggestMovesRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.SuggestMovesResponse> responseObserver) {
      io.grpc.stub.ServerCalls.asyncUnimplementedUnaryCall(getSuggestMovesMethod(), responseObserver);
    }
  }

  /**
   * Base class for the server implementation of the service AnalysisService.
   * <pre>
   * Questions that take a search. They are answered by processes of their own, so that play never waits for them.
   * </pre>
   */
  public static abstract class AnalysisServiceImplBase
      implements io.grpc.BindableService, AsyncService {

    @java.lang.Override public final io.grpc.ServerServiceDefinition bindService() {
      return AnalysisServiceGrpc.bindService(this);
    }
  }

  /**
   * A stub to allow clients to do asynchronous rpc calls to service AnalysisService.
   * <pre>
   * Questions that take a search. They are answered by processes of their own, so that play never waits for them.
   * </pre>
   */
  public static final class AnalysisServiceStub
      extends io.grpc.stub.AbstractAsyncStub<AnalysisServiceStub> {
    private AnalysisServiceStub(
        io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
      super(channel, callOptions);
    }

    @java.lang.Override
    protected AnalysisServiceStub build(
        io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
      return new AnalysisServiceStub(channel, callOptions);
    }

    /**
     * <pre>
     * Whether a position can still be won, with full knowledge of every card: progress while the search runs, then the
     * verdict as the last message. To drop the call stops the work.
     * </pre>
     */
    public void solve(io.github.croupiercards.v1.SolveRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.SolveResponse> responseObserver) {
      io.grpc.stub.ClientCalls.asyncServerStreamingCall(
          getChannel().newCall(getSolveMethod(), getCallOptions()), request, responseObserver);
    }

    /**
     * <pre>
     * What to play next, judged from nothing but what the player sees.
     * </pre>
     */
    public void suggestMoves(io.github.croupiercards.v1.SuggestMovesRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.SuggestMovesResponse> responseObserver) {
      io.grpc.stub.ClientCalls.asyncUnaryCall(
          getChannel().newCall(getSuggestMovesMethod(), getCallOptions()), request, responseObserver);
    }
  }

  /**
   * A stub to allow clients to do synchronous rpc calls to service AnalysisService.
   * <pre>
   * Questions that take a search. They are answered by processes of their own, so that play never waits for them.
   * </pre>
   */
  public static final class AnalysisServiceBlockingV2Stub
      extends io.grpc.stub.AbstractBlockingStub<AnalysisServiceBlockingV2Stub> {
    private AnalysisServiceBlockingV2Stub(
        io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
      super(channel, callOptions);
    }

    @java.lang.Override
    protected AnalysisServiceBlockingV2Stub build(
        io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
      return new AnalysisServiceBlockingV2Stub(channel, callOptions);
    }

    /**
     * <pre>
     * Whether a position can still be won, with full knowledge of every card: progress while the search runs, then the
     * verdict as the last message. To drop the call stops the work.
     * </pre>
     */
    @io.grpc.ExperimentalApi("https://github.com/grpc/grpc-java/issues/10918")
    public io.grpc.stub.BlockingClientCall<?, io.github.croupiercards.v1.SolveResponse>
        solve(io.github.croupiercards.v1.SolveRequest request) {
      return io.grpc.stub.ClientCalls.blockingV2ServerStreamingCall(
          getChannel(), getSolveMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * What to play next, judged from nothing but what the player sees.
     * </pre>
     */
    public io.github.croupiercards.v1.SuggestMovesResponse suggestMoves(io.github.croupiercards.v1.SuggestMovesRequest request) throws io.grpc.StatusException {
      return io.grpc.stub.ClientCalls.blockingV2UnaryCall(
          getChannel(), getSuggestMovesMethod(), getCallOptions(), request);
    }
  }

  /**
   * A stub to allow clients to do limited synchronous rpc calls to service AnalysisService.
   * <pre>
   * Questions that take a search. They are answered by processes of their own, so that play never waits for them.
   * </pre>
   */
  public static final class AnalysisServiceBlockingStub
      extends io.grpc.stub.AbstractBlockingStub<AnalysisServiceBlockingStub> {
    private AnalysisServiceBlockingStub(
        io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
      super(channel, callOptions);
    }

    @java.lang.Override
    protected AnalysisServiceBlockingStub build(
        io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
      return new AnalysisServiceBlockingStub(channel, callOptions);
    }

    /**
     * <pre>
     * Whether a position can still be won, with full knowledge of every card: progress while the search runs, then the
     * verdict as the last message. To drop the call stops the work.
     * </pre>
     */
    public java.util.Iterator<io.github.croupiercards.v1.SolveResponse> solve(
        io.github.croupiercards.v1.SolveRequest request) {
      return io.grpc.stub.ClientCalls.blockingServerStreamingCall(
          getChannel(), getSolveMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * What to play next, judged from nothing but what the player sees.
     * </pre>
     */
    public io.github.croupiercards.v1.SuggestMovesResponse suggestMoves(io.github.croupiercards.v1.SuggestMovesRequest request) {
      return io.grpc.stub.ClientCalls.blockingUnaryCall(
          getChannel(), getSuggestMovesMethod(), getCallOptions(), request);
    }
  }

  /**
   * A stub to allow clients to do ListenableFuture-style rpc calls to service AnalysisService.
   * <pre>
   * Questions that take a search. They are answered by processes of their own, so that play never waits for them.
   * </pre>
   */
  public static final class AnalysisServiceFutureStub
      extends io.grpc.stub.AbstractFutureStub<AnalysisServiceFutureStub> {
    private AnalysisServiceFutureStub(
        io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
      super(channel, callOptions);
    }

    @java.lang.Override
    protected AnalysisServiceFutureStub build(
        io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
      return new AnalysisServiceFutureStub(channel, callOptions);
    }

    /**
     * <pre>
     * What to play next, judged from nothing but what the player sees.
     * </pre>
     */
    public com.google.common.util.concurrent.ListenableFuture<io.github.croupiercards.v1.SuggestMovesResponse> suggestMoves(
        io.github.croupiercards.v1.SuggestMovesRequest request) {
      return io.grpc.stub.ClientCalls.futureUnaryCall(
          getChannel().newCall(getSuggestMovesMethod(), getCallOptions()), request);
    }
  }

  private static final int METHODID_SOLVE = 0;
  private static final int METHODID_SUGGEST_MOVES = 1;

  private static final class MethodHandlers<Req, Resp> implements
      io.grpc.stub.ServerCalls.UnaryMethod<Req, Resp>,
      io.grpc.stub.ServerCalls.ServerStreamingMethod<Req, Resp>,
      io.grpc.stub.ServerCalls.ClientStreamingMethod<Req, Resp>,
      io.grpc.stub.ServerCalls.BidiStreamingMethod<Req, Resp> {
    private final AsyncService serviceImpl;
    private final int methodId;

    MethodHandlers(AsyncService serviceImpl, int methodId) {
      this.serviceImpl = serviceImpl;
      this.methodId = methodId;
    }

    @java.lang.Override
    @java.lang.SuppressWarnings("unchecked")
    public void invoke(Req request, io.grpc.stub.StreamObserver<Resp> responseObserver) {
      switch (methodId) {
        case METHODID_SOLVE:
          serviceImpl.solve((io.github.croupiercards.v1.SolveRequest) request,
              (io.grpc.stub.StreamObserver<io.github.croupiercards.v1.SolveResponse>) responseObserver);
          break;
        case METHODID_SUGGEST_MOVES:
          serviceImpl.suggestMoves((io.github.croupiercards.v1.SuggestMovesRequest) request,
              (io.grpc.stub.StreamObserver<io.github.croupiercards.v1.SuggestMovesResponse>) responseObserver);
          break;
        default:
          throw new AssertionError();
      }
    }

    @java.lang.Override
    @java.lang.SuppressWarnings("unchecked")
    public io.grpc.stub.StreamObserver<Req> invoke(
        io.grpc.stub.StreamObserver<Resp> responseObserver) {
      switch (methodId) {
        default:
          throw new AssertionError();
      }
    }
  }

  public static final io.grpc.ServerServiceDefinition bindService(AsyncService service) {
    return io.grpc.ServerServiceDefinition.builder(getServiceDescriptor())
        .addMethod(
          getSolveMethod(),
          io.grpc.stub.ServerCalls.asyncServerStreamingCall(
            new MethodHandlers<
              io.github.croupiercards.v1.SolveRequest,
              io.github.croupiercards.v1.SolveResponse>(
                service, METHODID_SOLVE)))
        .addMethod(
          getSuggestMovesMethod(),
          io.grpc.stub.ServerCalls.asyncUnaryCall(
            new MethodHandlers<
              io.github.croupiercards.v1.SuggestMovesRequest,
              io.github.croupiercards.v1.SuggestMovesResponse>(
                service, METHODID_SUGGEST_MOVES)))
        .build();
  }

  private static abstract class AnalysisServiceBaseDescriptorSupplier
      implements io.grpc.protobuf.ProtoFileDescriptorSupplier, io.grpc.protobuf.ProtoServiceDescriptorSupplier {
    AnalysisServiceBaseDescriptorSupplier() {}

    @java.lang.Override
    public com.google.protobuf.Descriptors.FileDescriptor getFileDescriptor() {
      return io.github.croupiercards.v1.Analysis.getDescriptor();
    }

    @java.lang.Override
    public com.google.protobuf.Descriptors.ServiceDescriptor getServiceDescriptor() {
      return getFileDescriptor().findServiceByName("AnalysisService");
    }
  }

  private static final class AnalysisServiceFileDescriptorSupplier
      extends AnalysisServiceBaseDescriptorSupplier {
    AnalysisServiceFileDescriptorSupplier() {}
  }

  private static final class AnalysisServiceMethodDescriptorSupplier
      extends AnalysisServiceBaseDescriptorSupplier
      implements io.grpc.protobuf.ProtoMethodDescriptorSupplier {
    private final java.lang.String methodName;

    AnalysisServiceMethodDescriptorSupplier(java.lang.String methodName) {
      this.methodName = methodName;
    }

    @java.lang.Override
    public com.google.protobuf.Descriptors.MethodDescriptor getMethodDescriptor() {
      return getServiceDescriptor().findMethodByName(methodName);
    }
  }

  private static volatile io.grpc.ServiceDescriptor serviceDescriptor;

  public static io.grpc.ServiceDescriptor getServiceDescriptor() {
    io.grpc.ServiceDescriptor result = serviceDescriptor;
    if (result == null) {
      synchronized (AnalysisServiceGrpc.class) {
        result = serviceDescriptor;
        if (result == null) {
          serviceDescriptor = result = io.grpc.ServiceDescriptor.newBuilder(SERVICE_NAME)
              .setSchemaDescriptor(new AnalysisServiceFileDescriptorSupplier())
              .addMethod(getSolveMethod())
              .addMethod(getSuggestMovesMethod())
              .build();
        }
      }
    }
    return result;
  }
}
