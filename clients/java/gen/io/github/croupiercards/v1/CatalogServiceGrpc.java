package io.github.croupiercards.v1;

import static io.grpc.MethodDescriptor.generateFullMethodName;

/**
 * <pre>
 * What can be played here, and how to draw it.
 * </pre>
 */
@io.grpc.stub.annotations.GrpcGenerated
public final class CatalogServiceGrpc {

  private CatalogServiceGrpc() {}

  public static final java.lang.String SERVICE_NAME = "croupier.v1.CatalogService";

  // Static method descriptors that strictly reflect the proto.
  private static volatile io.grpc.MethodDescriptor<io.github.croupiercards.v1.GetServiceInfoRequest,
      io.github.croupiercards.v1.GetServiceInfoResponse> getGetServiceInfoMethod;

  @io.grpc.stub.annotations.RpcMethod(
      fullMethodName = SERVICE_NAME + '/' + "GetServiceInfo",
      requestType = io.github.croupiercards.v1.GetServiceInfoRequest.class,
      responseType = io.github.croupiercards.v1.GetServiceInfoResponse.class,
      methodType = io.grpc.MethodDescriptor.MethodType.UNARY)
  public static io.grpc.MethodDescriptor<io.github.croupiercards.v1.GetServiceInfoRequest,
      io.github.croupiercards.v1.GetServiceInfoResponse> getGetServiceInfoMethod() {
    io.grpc.MethodDescriptor<io.github.croupiercards.v1.GetServiceInfoRequest, io.github.croupiercards.v1.GetServiceInfoResponse> getGetServiceInfoMethod;
    if ((getGetServiceInfoMethod = CatalogServiceGrpc.getGetServiceInfoMethod) == null) {
      synchronized (CatalogServiceGrpc.class) {
        if ((getGetServiceInfoMethod = CatalogServiceGrpc.getGetServiceInfoMethod) == null) {
          CatalogServiceGrpc.getGetServiceInfoMethod = getGetServiceInfoMethod =
              io.grpc.MethodDescriptor.<io.github.croupiercards.v1.GetServiceInfoRequest, io.github.croupiercards.v1.GetServiceInfoResponse>newBuilder()
              .setType(io.grpc.MethodDescriptor.MethodType.UNARY)
              .setFullMethodName(generateFullMethodName(SERVICE_NAME, "GetServiceInfo"))
              .setSampledToLocalTracing(true)
              .setRequestMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.GetServiceInfoRequest.getDefaultInstance()))
              .setResponseMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.GetServiceInfoResponse.getDefaultInstance()))
              .setSchemaDescriptor(new CatalogServiceMethodDescriptorSupplier("GetServiceInfo"))
              .build();
        }
      }
    }
    return getGetServiceInfoMethod;
  }

  private static volatile io.grpc.MethodDescriptor<io.github.croupiercards.v1.ListVariantsRequest,
      io.github.croupiercards.v1.ListVariantsResponse> getListVariantsMethod;

  @io.grpc.stub.annotations.RpcMethod(
      fullMethodName = SERVICE_NAME + '/' + "ListVariants",
      requestType = io.github.croupiercards.v1.ListVariantsRequest.class,
      responseType = io.github.croupiercards.v1.ListVariantsResponse.class,
      methodType = io.grpc.MethodDescriptor.MethodType.UNARY)
  public static io.grpc.MethodDescriptor<io.github.croupiercards.v1.ListVariantsRequest,
      io.github.croupiercards.v1.ListVariantsResponse> getListVariantsMethod() {
    io.grpc.MethodDescriptor<io.github.croupiercards.v1.ListVariantsRequest, io.github.croupiercards.v1.ListVariantsResponse> getListVariantsMethod;
    if ((getListVariantsMethod = CatalogServiceGrpc.getListVariantsMethod) == null) {
      synchronized (CatalogServiceGrpc.class) {
        if ((getListVariantsMethod = CatalogServiceGrpc.getListVariantsMethod) == null) {
          CatalogServiceGrpc.getListVariantsMethod = getListVariantsMethod =
              io.grpc.MethodDescriptor.<io.github.croupiercards.v1.ListVariantsRequest, io.github.croupiercards.v1.ListVariantsResponse>newBuilder()
              .setType(io.grpc.MethodDescriptor.MethodType.UNARY)
              .setFullMethodName(generateFullMethodName(SERVICE_NAME, "ListVariants"))
              .setSampledToLocalTracing(true)
              .setRequestMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.ListVariantsRequest.getDefaultInstance()))
              .setResponseMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.ListVariantsResponse.getDefaultInstance()))
              .setSchemaDescriptor(new CatalogServiceMethodDescriptorSupplier("ListVariants"))
              .build();
        }
      }
    }
    return getListVariantsMethod;
  }

  private static volatile io.grpc.MethodDescriptor<io.github.croupiercards.v1.GetVariantRequest,
      io.github.croupiercards.v1.GetVariantResponse> getGetVariantMethod;

  @io.grpc.stub.annotations.RpcMethod(
      fullMethodName = SERVICE_NAME + '/' + "GetVariant",
      requestType = io.github.croupiercards.v1.GetVariantRequest.class,
      responseType = io.github.croupiercards.v1.GetVariantResponse.class,
      methodType = io.grpc.MethodDescriptor.MethodType.UNARY)
  public static io.grpc.MethodDescriptor<io.github.croupiercards.v1.GetVariantRequest,
      io.github.croupiercards.v1.GetVariantResponse> getGetVariantMethod() {
    io.grpc.MethodDescriptor<io.github.croupiercards.v1.GetVariantRequest, io.github.croupiercards.v1.GetVariantResponse> getGetVariantMethod;
    if ((getGetVariantMethod = CatalogServiceGrpc.getGetVariantMethod) == null) {
      synchronized (CatalogServiceGrpc.class) {
        if ((getGetVariantMethod = CatalogServiceGrpc.getGetVariantMethod) == null) {
          CatalogServiceGrpc.getGetVariantMethod = getGetVariantMethod =
              io.grpc.MethodDescriptor.<io.github.croupiercards.v1.GetVariantRequest, io.github.croupiercards.v1.GetVariantResponse>newBuilder()
              .setType(io.grpc.MethodDescriptor.MethodType.UNARY)
              .setFullMethodName(generateFullMethodName(SERVICE_NAME, "GetVariant"))
              .setSampledToLocalTracing(true)
              .setRequestMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.GetVariantRequest.getDefaultInstance()))
              .setResponseMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.GetVariantResponse.getDefaultInstance()))
              .setSchemaDescriptor(new CatalogServiceMethodDescriptorSupplier("GetVariant"))
              .build();
        }
      }
    }
    return getGetVariantMethod;
  }

  private static volatile io.grpc.MethodDescriptor<io.github.croupiercards.v1.GetRulesRequest,
      io.github.croupiercards.v1.GetRulesResponse> getGetRulesMethod;

  @io.grpc.stub.annotations.RpcMethod(
      fullMethodName = SERVICE_NAME + '/' + "GetRules",
      requestType = io.github.croupiercards.v1.GetRulesRequest.class,
      responseType = io.github.croupiercards.v1.GetRulesResponse.class,
      methodType = io.grpc.MethodDescriptor.MethodType.UNARY)
  public static io.grpc.MethodDescriptor<io.github.croupiercards.v1.GetRulesRequest,
      io.github.croupiercards.v1.GetRulesResponse> getGetRulesMethod() {
    io.grpc.MethodDescriptor<io.github.croupiercards.v1.GetRulesRequest, io.github.croupiercards.v1.GetRulesResponse> getGetRulesMethod;
    if ((getGetRulesMethod = CatalogServiceGrpc.getGetRulesMethod) == null) {
      synchronized (CatalogServiceGrpc.class) {
        if ((getGetRulesMethod = CatalogServiceGrpc.getGetRulesMethod) == null) {
          CatalogServiceGrpc.getGetRulesMethod = getGetRulesMethod =
              io.grpc.MethodDescriptor.<io.github.croupiercards.v1.GetRulesRequest, io.github.croupiercards.v1.GetRulesResponse>newBuilder()
              .setType(io.grpc.MethodDescriptor.MethodType.UNARY)
              .setFullMethodName(generateFullMethodName(SERVICE_NAME, "GetRules"))
              .setSampledToLocalTracing(true)
              .setRequestMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.GetRulesRequest.getDefaultInstance()))
              .setResponseMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.GetRulesResponse.getDefaultInstance()))
              .setSchemaDescriptor(new CatalogServiceMethodDescriptorSupplier("GetRules"))
              .build();
        }
      }
    }
    return getGetRulesMethod;
  }

  private static volatile io.grpc.MethodDescriptor<io.github.croupiercards.v1.GetTextsRequest,
      io.github.croupiercards.v1.GetTextsResponse> getGetTextsMethod;

  @io.grpc.stub.annotations.RpcMethod(
      fullMethodName = SERVICE_NAME + '/' + "GetTexts",
      requestType = io.github.croupiercards.v1.GetTextsRequest.class,
      responseType = io.github.croupiercards.v1.GetTextsResponse.class,
      methodType = io.grpc.MethodDescriptor.MethodType.UNARY)
  public static io.grpc.MethodDescriptor<io.github.croupiercards.v1.GetTextsRequest,
      io.github.croupiercards.v1.GetTextsResponse> getGetTextsMethod() {
    io.grpc.MethodDescriptor<io.github.croupiercards.v1.GetTextsRequest, io.github.croupiercards.v1.GetTextsResponse> getGetTextsMethod;
    if ((getGetTextsMethod = CatalogServiceGrpc.getGetTextsMethod) == null) {
      synchronized (CatalogServiceGrpc.class) {
        if ((getGetTextsMethod = CatalogServiceGrpc.getGetTextsMethod) == null) {
          CatalogServiceGrpc.getGetTextsMethod = getGetTextsMethod =
              io.grpc.MethodDescriptor.<io.github.croupiercards.v1.GetTextsRequest, io.github.croupiercards.v1.GetTextsResponse>newBuilder()
              .setType(io.grpc.MethodDescriptor.MethodType.UNARY)
              .setFullMethodName(generateFullMethodName(SERVICE_NAME, "GetTexts"))
              .setSampledToLocalTracing(true)
              .setRequestMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.GetTextsRequest.getDefaultInstance()))
              .setResponseMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.GetTextsResponse.getDefaultInstance()))
              .setSchemaDescriptor(new CatalogServiceMethodDescriptorSupplier("GetTexts"))
              .build();
        }
      }
    }
    return getGetTextsMethod;
  }

  /**
   * Creates a new async stub that supports all call types for the service
   */
  public static CatalogServiceStub newStub(io.grpc.Channel channel) {
    io.grpc.stub.AbstractStub.StubFactory<CatalogServiceStub> factory =
      new io.grpc.stub.AbstractStub.StubFactory<CatalogServiceStub>() {
        @java.lang.Override
        public CatalogServiceStub newStub(io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
          return new CatalogServiceStub(channel, callOptions);
        }
      };
    return CatalogServiceStub.newStub(factory, channel);
  }

  /**
   * Creates a new blocking-style stub that supports all types of calls on the service
   */
  public static CatalogServiceBlockingV2Stub newBlockingV2Stub(
      io.grpc.Channel channel) {
    io.grpc.stub.AbstractStub.StubFactory<CatalogServiceBlockingV2Stub> factory =
      new io.grpc.stub.AbstractStub.StubFactory<CatalogServiceBlockingV2Stub>() {
        @java.lang.Override
        public CatalogServiceBlockingV2Stub newStub(io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
          return new CatalogServiceBlockingV2Stub(channel, callOptions);
        }
      };
    return CatalogServiceBlockingV2Stub.newStub(factory, channel);
  }

  /**
   * Creates a new blocking-style stub that supports unary and streaming output calls on the service
   */
  public static CatalogServiceBlockingStub newBlockingStub(
      io.grpc.Channel channel) {
    io.grpc.stub.AbstractStub.StubFactory<CatalogServiceBlockingStub> factory =
      new io.grpc.stub.AbstractStub.StubFactory<CatalogServiceBlockingStub>() {
        @java.lang.Override
        public CatalogServiceBlockingStub newStub(io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
          return new CatalogServiceBlockingStub(channel, callOptions);
        }
      };
    return CatalogServiceBlockingStub.newStub(factory, channel);
  }

  /**
   * Creates a new ListenableFuture-style stub that supports unary calls on the service
   */
  public static CatalogServiceFutureStub newFutureStub(
      io.grpc.Channel channel) {
    io.grpc.stub.AbstractStub.StubFactory<CatalogServiceFutureStub> factory =
      new io.grpc.stub.AbstractStub.StubFactory<CatalogServiceFutureStub>() {
        @java.lang.Override
        public CatalogServiceFutureStub newStub(io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
          return new CatalogServiceFutureStub(channel, callOptions);
        }
      };
    return CatalogServiceFutureStub.newStub(factory, channel);
  }

  /**
   * <pre>
   * What can be played here, and how to draw it.
   * </pre>
   */
  public interface AsyncService {

    /**
     * <pre>
     * Version, limits and languages of this service.
     * </pre>
     */
    default void getServiceInfo(io.github.croupiercards.v1.GetServiceInfoRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.GetServiceInfoResponse> responseObserver) {
      io.grpc.stub.ServerCalls.asyncUnimplementedUnaryCall(getGetServiceInfoMethod(), responseObserver);
    }

    /**
     * <pre>
     * Every variant, in one reply: the catalog is small and changes only with the service's version.
     * </pre>
     */
    default void listVariants(io.github.croupiercards.v1.ListVariantsRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.ListVariantsResponse> responseObserver) {
      io.grpc.stub.ServerCalls.asyncUnimplementedUnaryCall(getListVariantsMethod(), responseObserver);
    }

    /**
     * <pre>
     * One variant.
     * </pre>
     */
    default void getVariant(io.github.croupiercards.v1.GetVariantRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.GetVariantResponse> responseObserver) {
      io.grpc.stub.ServerCalls.asyncUnimplementedUnaryCall(getGetVariantMethod(), responseObserver);
    }

    /**
     * <pre>
     * The rules of a game as a text in a language, each rule with who says otherwise.
     * </pre>
     */
    default void getRules(io.github.croupiercards.v1.GetRulesRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.GetRulesResponse> responseObserver) {
      io.grpc.stub.ServerCalls.asyncUnimplementedUnaryCall(getGetRulesMethod(), responseObserver);
    }

    /**
     * <pre>
     * Names of suits, ranks, cards, piles and moves in a language, in one document to keep.
     * </pre>
     */
    default void getTexts(io.github.croupiercards.v1.GetTextsRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.GetTextsResponse> responseObserver) {
      io.grpc.stub.ServerCalls.asyncUnimplementedUnaryCall(getGetTextsMethod(), responseObserver);
    }
  }

  /**
   * Base class for the server implementation of the service CatalogService.
   * <pre>
   * What can be played here, and how to draw it.
   * </pre>
   */
  public static abstract class CatalogServiceImplBase
      implements io.grpc.BindableService, AsyncService {

    @java.lang.Override public final io.grpc.ServerServiceDefinition bindService() {
      return CatalogServiceGrpc.bindService(this);
    }
  }

  /**
   * A stub to allow clients to do asynchronous rpc calls to service CatalogService.
   * <pre>
   * What can be played here, and how to draw it.
   * </pre>
   */
  public static final class CatalogServiceStub
      extends io.grpc.stub.AbstractAsyncStub<CatalogServiceStub> {
    private CatalogServiceStub(
        io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
      super(channel, callOptions);
    }

    @java.lang.Override
    protected CatalogServiceStub build(
        io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
      return new CatalogServiceStub(channel, callOptions);
    }

    /**
     * <pre>
     * Version, limits and languages of this service.
     * </pre>
     */
    public void getServiceInfo(io.github.croupiercards.v1.GetServiceInfoRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.GetServiceInfoResponse> responseObserver) {
      io.grpc.stub.ClientCalls.asyncUnaryCall(
          getChannel().newCall(getGetServiceInfoMethod(), getCallOptions()), request, responseObserver);
    }

    /**
     * <pre>
     * Every variant, in one reply: the catalog is small and changes only with the service's version.
     * </pre>
     */
    public void listVariants(io.github.croupiercards.v1.ListVariantsRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.ListVariantsResponse> responseObserver) {
      io.grpc.stub.ClientCalls.asyncUnaryCall(
          getChannel().newCall(getListVariantsMethod(), getCallOptions()), request, responseObserver);
    }

    /**
     * <pre>
     * One variant.
     * </pre>
     */
    public void getVariant(io.github.croupiercards.v1.GetVariantRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.GetVariantResponse> responseObserver) {
      io.grpc.stub.ClientCalls.asyncUnaryCall(
          getChannel().newCall(getGetVariantMethod(), getCallOptions()), request, responseObserver);
    }

    /**
     * <pre>
     * The rules of a game as a text in a language, each rule with who says otherwise.
     * </pre>
     */
    public void getRules(io.github.croupiercards.v1.GetRulesRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.GetRulesResponse> responseObserver) {
      io.grpc.stub.ClientCalls.asyncUnaryCall(
          getChannel().newCall(getGetRulesMethod(), getCallOptions()), request, responseObserver);
    }

    /**
     * <pre>
     * Names of suits, ranks, cards, piles and moves in a language, in one document to keep.
     * </pre>
     */
    public void getTexts(io.github.croupiercards.v1.GetTextsRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.GetTextsResponse> responseObserver) {
      io.grpc.stub.ClientCalls.asyncUnaryCall(
          getChannel().newCall(getGetTextsMethod(), getCallOptions()), request, responseObserver);
    }
  }

  /**
   * A stub to allow clients to do synchronous rpc calls to service CatalogService.
   * <pre>
   * What can be played here, and how to draw it.
   * </pre>
   */
  public static final class CatalogServiceBlockingV2Stub
      extends io.grpc.stub.AbstractBlockingStub<CatalogServiceBlockingV2Stub> {
    private CatalogServiceBlockingV2Stub(
        io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
      super(channel, callOptions);
    }

    @java.lang.Override
    protected CatalogServiceBlockingV2Stub build(
        io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
      return new CatalogServiceBlockingV2Stub(channel, callOptions);
    }

    /**
     * <pre>
     * Version, limits and languages of this service.
     * </pre>
     */
    public io.github.croupiercards.v1.GetServiceInfoResponse getServiceInfo(io.github.croupiercards.v1.GetServiceInfoRequest request) throws io.grpc.StatusException {
      return io.grpc.stub.ClientCalls.blockingV2UnaryCall(
          getChannel(), getGetServiceInfoMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * Every variant, in one reply: the catalog is small and changes only with the service's version.
     * </pre>
     */
    public io.github.croupiercards.v1.ListVariantsResponse listVariants(io.github.croupiercards.v1.ListVariantsRequest request) throws io.grpc.StatusException {
      return io.grpc.stub.ClientCalls.blockingV2UnaryCall(
          getChannel(), getListVariantsMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * One variant.
     * </pre>
     */
    public io.github.croupiercards.v1.GetVariantResponse getVariant(io.github.croupiercards.v1.GetVariantRequest request) throws io.grpc.StatusException {
      return io.grpc.stub.ClientCalls.blockingV2UnaryCall(
          getChannel(), getGetVariantMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * The rules of a game as a text in a language, each rule with who says otherwise.
     * </pre>
     */
    public io.github.croupiercards.v1.GetRulesResponse getRules(io.github.croupiercards.v1.GetRulesRequest request) throws io.grpc.StatusException {
      return io.grpc.stub.ClientCalls.blockingV2UnaryCall(
          getChannel(), getGetRulesMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * Names of suits, ranks, cards, piles and moves in a language, in one document to keep.
     * </pre>
     */
    public io.github.croupiercards.v1.GetTextsResponse getTexts(io.github.croupiercards.v1.GetTextsRequest request) throws io.grpc.StatusException {
      return io.grpc.stub.ClientCalls.blockingV2UnaryCall(
          getChannel(), getGetTextsMethod(), getCallOptions(), request);
    }
  }

  /**
   * A stub to allow clients to do limited synchronous rpc calls to service CatalogService.
   * <pre>
   * What can be played here, and how to draw it.
   * </pre>
   */
  public static final class CatalogServiceBlockingStub
      extends io.grpc.stub.AbstractBlockingStub<CatalogServiceBlockingStub> {
    private CatalogServiceBlockingStub(
        io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
      super(channel, callOptions);
    }

    @java.lang.Override
    protected CatalogServiceBlockingStub build(
        io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
      return new CatalogServiceBlockingStub(channel, callOptions);
    }

    /**
     * <pre>
     * Version, limits and languages of this service.
     * </pre>
     */
    public io.github.croupiercards.v1.GetServiceInfoResponse getServiceInfo(io.github.croupiercards.v1.GetServiceInfoRequest request) {
      return io.grpc.stub.ClientCalls.blockingUnaryCall(
          getChannel(), getGetServiceInfoMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * Every variant, in one reply: the catalog is small and changes only with the service's version.
     * </pre>
     */
    public io.github.croupiercards.v1.ListVariantsResponse listVariants(io.github.croupiercards.v1.ListVariantsRequest request) {
      return io.grpc.stub.ClientCalls.blockingUnaryCall(
          getChannel(), getListVariantsMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * One variant.
     * </pre>
     */
    public io.github.croupiercards.v1.GetVariantResponse getVariant(io.github.croupiercards.v1.GetVariantRequest request) {
      return io.grpc.stub.ClientCalls.blockingUnaryCall(
          getChannel(), getGetVariantMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * The rules of a game as a text in a language, each rule with who says otherwise.
     * </pre>
     */
    public io.github.croupiercards.v1.GetRulesResponse getRules(io.github.croupiercards.v1.GetRulesRequest request) {
      return io.grpc.stub.ClientCalls.blockingUnaryCall(
          getChannel(), getGetRulesMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * Names of suits, ranks, cards, piles and moves in a language, in one document to keep.
     * </pre>
     */
    public io.github.croupiercards.v1.GetTextsResponse getTexts(io.github.croupiercards.v1.GetTextsRequest request) {
      return io.grpc.stub.ClientCalls.blockingUnaryCall(
          getChannel(), getGetTextsMethod(), getCallOptions(), request);
    }
  }

  /**
   * A stub to allow clients to do ListenableFuture-style rpc calls to service CatalogService.
   * <pre>
   * What can be played here, and how to draw it.
   * </pre>
   */
  public static final class CatalogServiceFutureStub
      extends io.grpc.stub.AbstractFutureStub<CatalogServiceFutureStub> {
    private CatalogServiceFutureStub(
        io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
      super(channel, callOptions);
    }

    @java.lang.Override
    protected CatalogServiceFutureStub build(
        io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
      return new CatalogServiceFutureStub(channel, callOptions);
    }

    /**
     * <pre>
     * Version, limits and languages of this service.
     * </pre>
     */
    public com.google.common.util.concurrent.ListenableFuture<io.github.croupiercards.v1.GetServiceInfoResponse> getServiceInfo(
        io.github.croupiercards.v1.GetServiceInfoRequest request) {
      return io.grpc.stub.ClientCalls.futureUnaryCall(
          getChannel().newCall(getGetServiceInfoMethod(), getCallOptions()), request);
    }

    /**
     * <pre>
     * Every variant, in one reply: the catalog is small and changes only with the service's version.
     * </pre>
     */
    public com.google.common.util.concurrent.ListenableFuture<io.github.croupiercards.v1.ListVariantsResponse> listVariants(
        io.github.croupiercards.v1.ListVariantsRequest request) {
      return io.grpc.stub.ClientCalls.futureUnaryCall(
          getChannel().newCall(getListVariantsMethod(), getCallOptions()), request);
    }

    /**
     * <pre>
     * One variant.
     * </pre>
     */
    public com.google.common.util.concurrent.ListenableFuture<io.github.croupiercards.v1.GetVariantResponse> getVariant(
        io.github.croupiercards.v1.GetVariantRequest request) {
      return io.grpc.stub.ClientCalls.futureUnaryCall(
          getChannel().newCall(getGetVariantMethod(), getCallOptions()), request);
    }

    /**
     * <pre>
     * The rules of a game as a text in a language, each rule with who says otherwise.
     * </pre>
     */
    public com.google.common.util.concurrent.ListenableFuture<io.github.croupiercards.v1.GetRulesResponse> getRules(
        io.github.croupiercards.v1.GetRulesRequest request) {
      return io.grpc.stub.ClientCalls.futureUnaryCall(
          getChannel().newCall(getGetRulesMethod(), getCallOptions()), request);
    }

    /**
     * <pre>
     * Names of suits, ranks, cards, piles and moves in a language, in one document to keep.
     * </pre>
     */
    public com.google.common.util.concurrent.ListenableFuture<io.github.croupiercards.v1.GetTextsResponse> getTexts(
        io.github.croupiercards.v1.GetTextsRequest request) {
      return io.grpc.stub.ClientCalls.futureUnaryCall(
          getChannel().newCall(getGetTextsMethod(), getCallOptions()), request);
    }
  }

  private static final int METHODID_GET_SERVICE_INFO = 0;
  private static final int METHODID_LIST_VARIANTS = 1;
  private static final int METHODID_GET_VARIANT = 2;
  private static final int METHODID_GET_RULES = 3;
  private static final int METHODID_GET_TEXTS = 4;

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
        case METHODID_GET_SERVICE_INFO:
          serviceImpl.getServiceInfo((io.github.croupiercards.v1.GetServiceInfoRequest) request,
              (io.grpc.stub.StreamObserver<io.github.croupiercards.v1.GetServiceInfoResponse>) responseObserver);
          break;
        case METHODID_LIST_VARIANTS:
          serviceImpl.listVariants((io.github.croupiercards.v1.ListVariantsRequest) request,
              (io.grpc.stub.StreamObserver<io.github.croupiercards.v1.ListVariantsResponse>) responseObserver);
          break;
        case METHODID_GET_VARIANT:
          serviceImpl.getVariant((io.github.croupiercards.v1.GetVariantRequest) request,
              (io.grpc.stub.StreamObserver<io.github.croupiercards.v1.GetVariantResponse>) responseObserver);
          break;
        case METHODID_GET_RULES:
          serviceImpl.getRules((io.github.croupiercards.v1.GetRulesRequest) request,
              (io.grpc.stub.StreamObserver<io.github.croupiercards.v1.GetRulesResponse>) responseObserver);
          break;
        case METHODID_GET_TEXTS:
          serviceImpl.getTexts((io.github.croupiercards.v1.GetTextsRequest) request,
              (io.grpc.stub.StreamObserver<io.github.croupiercards.v1.GetTextsResponse>) responseObserver);
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
          getGetServiceInfoMethod(),
          io.grpc.stub.ServerCalls.asyncUnaryCall(
            new MethodHandlers<
              io.github.croupiercards.v1.GetServiceInfoRequest,
              io.github.croupiercards.v1.GetServiceInfoResponse>(
                service, METHODID_GET_SERVICE_INFO)))
        .addMethod(
          getListVariantsMethod(),
          io.grpc.stub.ServerCalls.asyncUnaryCall(
            new MethodHandlers<
              io.github.croupiercards.v1.ListVariantsRequest,
              io.github.croupiercards.v1.ListVariantsResponse>(
                service, METHODID_LIST_VARIANTS)))
        .addMethod(
          getGetVariantMethod(),
          io.grpc.stub.ServerCalls.asyncUnaryCall(
            new MethodHandlers<
              io.github.croupiercards.v1.GetVariantRequest,
              io.github.croupiercards.v1.GetVariantResponse>(
                service, METHODID_GET_VARIANT)))
        .addMethod(
          getGetRulesMethod(),
          io.grpc.stub.ServerCalls.asyncUnaryCall(
            new MethodHandlers<
              io.github.croupiercards.v1.GetRulesRequest,
              io.github.croupiercards.v1.GetRulesResponse>(
                service, METHODID_GET_RULES)))
        .addMethod(
          getGetTextsMethod(),
          io.grpc.stub.ServerCalls.asyncUnaryCall(
            new MethodHandlers<
              io.github.croupiercards.v1.GetTextsRequest,
              io.github.croupiercards.v1.GetTextsResponse>(
                service, METHODID_GET_TEXTS)))
        .build();
  }

  private static abstract class CatalogServiceBaseDescriptorSupplier
      implements io.grpc.protobuf.ProtoFileDescriptorSupplier, io.grpc.protobuf.ProtoServiceDescriptorSupplier {
    CatalogServiceBaseDescriptorSupplier() {}

    @java.lang.Override
    public com.google.protobuf.Descriptors.FileDescriptor getFileDescriptor() {
      return io.github.croupiercards.v1.Catalog.getDescriptor();
    }

    @java.lang.Override
    public com.google.protobuf.Descriptors.ServiceDescriptor getServiceDescriptor() {
      return getFileDescriptor().findServiceByName("CatalogService");
    }
  }

  private static final class CatalogServiceFileDescriptorSupplier
      extends CatalogServiceBaseDescriptorSupplier {
    CatalogServiceFileDescriptorSupplier() {}
  }

  private static final class CatalogServiceMethodDescriptorSupplier
      extends CatalogServiceBaseDescriptorSupplier
      implements io.grpc.protobuf.ProtoMethodDescriptorSupplier {
    private final java.lang.String methodName;

    CatalogServiceMethodDescriptorSupplier(java.lang.String methodName) {
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
      synchronized (CatalogServiceGrpc.class) {
        result = serviceDescriptor;
        if (result == null) {
          serviceDescriptor = result = io.grpc.ServiceDescriptor.newBuilder(SERVICE_NAME)
              .setSchemaDescriptor(new CatalogServiceFileDescriptorSupplier())
              .addMethod(getGetServiceInfoMethod())
              .addMethod(getListVariantsMethod())
              .addMethod(getGetVariantMethod())
              .addMethod(getGetRulesMethod())
              .addMethod(getGetTextsMethod())
              .build();
        }
      }
    }
    return result;
  }
}
