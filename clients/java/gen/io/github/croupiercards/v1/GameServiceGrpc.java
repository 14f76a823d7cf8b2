package io.github.croupiercards.v1;

import static io.grpc.MethodDescriptor.generateFullMethodName;

/**
 * <pre>
 * Games that the service hosts. Who sits at a table of several says so in the metadata `croupier-seat`, which carries the
 * token of the seat; without it a caller looks on. Every write is durable before its reply, and may carry a `request_id`: a UUID that its
 * caller makes once a write. A write that is sent again with the same id is not done again; it answers with the first
 * call's revision and the current view. Every error is a `google.rpc.Status` with a reason of `ErrorReason`.
 * </pre>
 */
@io.grpc.stub.annotations.GrpcGenerated
public final class GameServiceGrpc {

  private GameServiceGrpc() {}

  public static final java.lang.String SERVICE_NAME = "croupier.v1.GameService";

  // Static method descriptors that strictly reflect the proto.
  private static volatile io.grpc.MethodDescriptor<io.github.croupiercards.v1.CreateGameRequest,
      io.github.croupiercards.v1.CreateGameResponse> getCreateGameMethod;

  @io.grpc.stub.annotations.RpcMethod(
      fullMethodName = SERVICE_NAME + '/' + "CreateGame",
      requestType = io.github.croupiercards.v1.CreateGameRequest.class,
      responseType = io.github.croupiercards.v1.CreateGameResponse.class,
      methodType = io.grpc.MethodDescriptor.MethodType.UNARY)
  public static io.grpc.MethodDescriptor<io.github.croupiercards.v1.CreateGameRequest,
      io.github.croupiercards.v1.CreateGameResponse> getCreateGameMethod() {
    io.grpc.MethodDescriptor<io.github.croupiercards.v1.CreateGameRequest, io.github.croupiercards.v1.CreateGameResponse> getCreateGameMethod;
    if ((getCreateGameMethod = GameServiceGrpc.getCreateGameMethod) == null) {
      synchronized (GameServiceGrpc.class) {
        if ((getCreateGameMethod = GameServiceGrpc.getCreateGameMethod) == null) {
          GameServiceGrpc.getCreateGameMethod = getCreateGameMethod =
              io.grpc.MethodDescriptor.<io.github.croupiercards.v1.CreateGameRequest, io.github.croupiercards.v1.CreateGameResponse>newBuilder()
              .setType(io.grpc.MethodDescriptor.MethodType.UNARY)
              .setFullMethodName(generateFullMethodName(SERVICE_NAME, "CreateGame"))
              .setSampledToLocalTracing(true)
              .setRequestMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.CreateGameRequest.getDefaultInstance()))
              .setResponseMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.CreateGameResponse.getDefaultInstance()))
              .setSchemaDescriptor(new GameServiceMethodDescriptorSupplier("CreateGame"))
              .build();
        }
      }
    }
    return getCreateGameMethod;
  }

  private static volatile io.grpc.MethodDescriptor<io.github.croupiercards.v1.GetGameRequest,
      io.github.croupiercards.v1.GetGameResponse> getGetGameMethod;

  @io.grpc.stub.annotations.RpcMethod(
      fullMethodName = SERVICE_NAME + '/' + "GetGame",
      requestType = io.github.croupiercards.v1.GetGameRequest.class,
      responseType = io.github.croupiercards.v1.GetGameResponse.class,
      methodType = io.grpc.MethodDescriptor.MethodType.UNARY)
  public static io.grpc.MethodDescriptor<io.github.croupiercards.v1.GetGameRequest,
      io.github.croupiercards.v1.GetGameResponse> getGetGameMethod() {
    io.grpc.MethodDescriptor<io.github.croupiercards.v1.GetGameRequest, io.github.croupiercards.v1.GetGameResponse> getGetGameMethod;
    if ((getGetGameMethod = GameServiceGrpc.getGetGameMethod) == null) {
      synchronized (GameServiceGrpc.class) {
        if ((getGetGameMethod = GameServiceGrpc.getGetGameMethod) == null) {
          GameServiceGrpc.getGetGameMethod = getGetGameMethod =
              io.grpc.MethodDescriptor.<io.github.croupiercards.v1.GetGameRequest, io.github.croupiercards.v1.GetGameResponse>newBuilder()
              .setType(io.grpc.MethodDescriptor.MethodType.UNARY)
              .setFullMethodName(generateFullMethodName(SERVICE_NAME, "GetGame"))
              .setSampledToLocalTracing(true)
              .setRequestMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.GetGameRequest.getDefaultInstance()))
              .setResponseMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.GetGameResponse.getDefaultInstance()))
              .setSchemaDescriptor(new GameServiceMethodDescriptorSupplier("GetGame"))
              .build();
        }
      }
    }
    return getGetGameMethod;
  }

  private static volatile io.grpc.MethodDescriptor<io.github.croupiercards.v1.ListGamesRequest,
      io.github.croupiercards.v1.ListGamesResponse> getListGamesMethod;

  @io.grpc.stub.annotations.RpcMethod(
      fullMethodName = SERVICE_NAME + '/' + "ListGames",
      requestType = io.github.croupiercards.v1.ListGamesRequest.class,
      responseType = io.github.croupiercards.v1.ListGamesResponse.class,
      methodType = io.grpc.MethodDescriptor.MethodType.UNARY)
  public static io.grpc.MethodDescriptor<io.github.croupiercards.v1.ListGamesRequest,
      io.github.croupiercards.v1.ListGamesResponse> getListGamesMethod() {
    io.grpc.MethodDescriptor<io.github.croupiercards.v1.ListGamesRequest, io.github.croupiercards.v1.ListGamesResponse> getListGamesMethod;
    if ((getListGamesMethod = GameServiceGrpc.getListGamesMethod) == null) {
      synchronized (GameServiceGrpc.class) {
        if ((getListGamesMethod = GameServiceGrpc.getListGamesMethod) == null) {
          GameServiceGrpc.getListGamesMethod = getListGamesMethod =
              io.grpc.MethodDescriptor.<io.github.croupiercards.v1.ListGamesRequest, io.github.croupiercards.v1.ListGamesResponse>newBuilder()
              .setType(io.grpc.MethodDescriptor.MethodType.UNARY)
              .setFullMethodName(generateFullMethodName(SERVICE_NAME, "ListGames"))
              .setSampledToLocalTracing(true)
              .setRequestMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.ListGamesRequest.getDefaultInstance()))
              .setResponseMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.ListGamesResponse.getDefaultInstance()))
              .setSchemaDescriptor(new GameServiceMethodDescriptorSupplier("ListGames"))
              .build();
        }
      }
    }
    return getListGamesMethod;
  }

  private static volatile io.grpc.MethodDescriptor<io.github.croupiercards.v1.DeleteGameRequest,
      io.github.croupiercards.v1.DeleteGameResponse> getDeleteGameMethod;

  @io.grpc.stub.annotations.RpcMethod(
      fullMethodName = SERVICE_NAME + '/' + "DeleteGame",
      requestType = io.github.croupiercards.v1.DeleteGameRequest.class,
      responseType = io.github.croupiercards.v1.DeleteGameResponse.class,
      methodType = io.grpc.MethodDescriptor.MethodType.UNARY)
  public static io.grpc.MethodDescriptor<io.github.croupiercards.v1.DeleteGameRequest,
      io.github.croupiercards.v1.DeleteGameResponse> getDeleteGameMethod() {
    io.grpc.MethodDescriptor<io.github.croupiercards.v1.DeleteGameRequest, io.github.croupiercards.v1.DeleteGameResponse> getDeleteGameMethod;
    if ((getDeleteGameMethod = GameServiceGrpc.getDeleteGameMethod) == null) {
      synchronized (GameServiceGrpc.class) {
        if ((getDeleteGameMethod = GameServiceGrpc.getDeleteGameMethod) == null) {
          GameServiceGrpc.getDeleteGameMethod = getDeleteGameMethod =
              io.grpc.MethodDescriptor.<io.github.croupiercards.v1.DeleteGameRequest, io.github.croupiercards.v1.DeleteGameResponse>newBuilder()
              .setType(io.grpc.MethodDescriptor.MethodType.UNARY)
              .setFullMethodName(generateFullMethodName(SERVICE_NAME, "DeleteGame"))
              .setSampledToLocalTracing(true)
              .setRequestMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.DeleteGameRequest.getDefaultInstance()))
              .setResponseMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.DeleteGameResponse.getDefaultInstance()))
              .setSchemaDescriptor(new GameServiceMethodDescriptorSupplier("DeleteGame"))
              .build();
        }
      }
    }
    return getDeleteGameMethod;
  }

  private static volatile io.grpc.MethodDescriptor<io.github.croupiercards.v1.ResignGameRequest,
      io.github.croupiercards.v1.ResignGameResponse> getResignGameMethod;

  @io.grpc.stub.annotations.RpcMethod(
      fullMethodName = SERVICE_NAME + '/' + "ResignGame",
      requestType = io.github.croupiercards.v1.ResignGameRequest.class,
      responseType = io.github.croupiercards.v1.ResignGameResponse.class,
      methodType = io.grpc.MethodDescriptor.MethodType.UNARY)
  public static io.grpc.MethodDescriptor<io.github.croupiercards.v1.ResignGameRequest,
      io.github.croupiercards.v1.ResignGameResponse> getResignGameMethod() {
    io.grpc.MethodDescriptor<io.github.croupiercards.v1.ResignGameRequest, io.github.croupiercards.v1.ResignGameResponse> getResignGameMethod;
    if ((getResignGameMethod = GameServiceGrpc.getResignGameMethod) == null) {
      synchronized (GameServiceGrpc.class) {
        if ((getResignGameMethod = GameServiceGrpc.getResignGameMethod) == null) {
          GameServiceGrpc.getResignGameMethod = getResignGameMethod =
              io.grpc.MethodDescriptor.<io.github.croupiercards.v1.ResignGameRequest, io.github.croupiercards.v1.ResignGameResponse>newBuilder()
              .setType(io.grpc.MethodDescriptor.MethodType.UNARY)
              .setFullMethodName(generateFullMethodName(SERVICE_NAME, "ResignGame"))
              .setSampledToLocalTracing(true)
              .setRequestMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.ResignGameRequest.getDefaultInstance()))
              .setResponseMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.ResignGameResponse.getDefaultInstance()))
              .setSchemaDescriptor(new GameServiceMethodDescriptorSupplier("ResignGame"))
              .build();
        }
      }
    }
    return getResignGameMethod;
  }

  private static volatile io.grpc.MethodDescriptor<io.github.croupiercards.v1.ListLegalMovesRequest,
      io.github.croupiercards.v1.ListLegalMovesResponse> getListLegalMovesMethod;

  @io.grpc.stub.annotations.RpcMethod(
      fullMethodName = SERVICE_NAME + '/' + "ListLegalMoves",
      requestType = io.github.croupiercards.v1.ListLegalMovesRequest.class,
      responseType = io.github.croupiercards.v1.ListLegalMovesResponse.class,
      methodType = io.grpc.MethodDescriptor.MethodType.UNARY)
  public static io.grpc.MethodDescriptor<io.github.croupiercards.v1.ListLegalMovesRequest,
      io.github.croupiercards.v1.ListLegalMovesResponse> getListLegalMovesMethod() {
    io.grpc.MethodDescriptor<io.github.croupiercards.v1.ListLegalMovesRequest, io.github.croupiercards.v1.ListLegalMovesResponse> getListLegalMovesMethod;
    if ((getListLegalMovesMethod = GameServiceGrpc.getListLegalMovesMethod) == null) {
      synchronized (GameServiceGrpc.class) {
        if ((getListLegalMovesMethod = GameServiceGrpc.getListLegalMovesMethod) == null) {
          GameServiceGrpc.getListLegalMovesMethod = getListLegalMovesMethod =
              io.grpc.MethodDescriptor.<io.github.croupiercards.v1.ListLegalMovesRequest, io.github.croupiercards.v1.ListLegalMovesResponse>newBuilder()
              .setType(io.grpc.MethodDescriptor.MethodType.UNARY)
              .setFullMethodName(generateFullMethodName(SERVICE_NAME, "ListLegalMoves"))
              .setSampledToLocalTracing(true)
              .setRequestMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.ListLegalMovesRequest.getDefaultInstance()))
              .setResponseMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.ListLegalMovesResponse.getDefaultInstance()))
              .setSchemaDescriptor(new GameServiceMethodDescriptorSupplier("ListLegalMoves"))
              .build();
        }
      }
    }
    return getListLegalMovesMethod;
  }

  private static volatile io.grpc.MethodDescriptor<io.github.croupiercards.v1.ExplainMoveRequest,
      io.github.croupiercards.v1.ExplainMoveResponse> getExplainMoveMethod;

  @io.grpc.stub.annotations.RpcMethod(
      fullMethodName = SERVICE_NAME + '/' + "ExplainMove",
      requestType = io.github.croupiercards.v1.ExplainMoveRequest.class,
      responseType = io.github.croupiercards.v1.ExplainMoveResponse.class,
      methodType = io.grpc.MethodDescriptor.MethodType.UNARY)
  public static io.grpc.MethodDescriptor<io.github.croupiercards.v1.ExplainMoveRequest,
      io.github.croupiercards.v1.ExplainMoveResponse> getExplainMoveMethod() {
    io.grpc.MethodDescriptor<io.github.croupiercards.v1.ExplainMoveRequest, io.github.croupiercards.v1.ExplainMoveResponse> getExplainMoveMethod;
    if ((getExplainMoveMethod = GameServiceGrpc.getExplainMoveMethod) == null) {
      synchronized (GameServiceGrpc.class) {
        if ((getExplainMoveMethod = GameServiceGrpc.getExplainMoveMethod) == null) {
          GameServiceGrpc.getExplainMoveMethod = getExplainMoveMethod =
              io.grpc.MethodDescriptor.<io.github.croupiercards.v1.ExplainMoveRequest, io.github.croupiercards.v1.ExplainMoveResponse>newBuilder()
              .setType(io.grpc.MethodDescriptor.MethodType.UNARY)
              .setFullMethodName(generateFullMethodName(SERVICE_NAME, "ExplainMove"))
              .setSampledToLocalTracing(true)
              .setRequestMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.ExplainMoveRequest.getDefaultInstance()))
              .setResponseMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.ExplainMoveResponse.getDefaultInstance()))
              .setSchemaDescriptor(new GameServiceMethodDescriptorSupplier("ExplainMove"))
              .build();
        }
      }
    }
    return getExplainMoveMethod;
  }

  private static volatile io.grpc.MethodDescriptor<io.github.croupiercards.v1.PlayMovesRequest,
      io.github.croupiercards.v1.PlayMovesResponse> getPlayMovesMethod;

  @io.grpc.stub.annotations.RpcMethod(
      fullMethodName = SERVICE_NAME + '/' + "PlayMoves",
      requestType = io.github.croupiercards.v1.PlayMovesRequest.class,
      responseType = io.github.croupiercards.v1.PlayMovesResponse.class,
      methodType = io.grpc.MethodDescriptor.MethodType.UNARY)
  public static io.grpc.MethodDescriptor<io.github.croupiercards.v1.PlayMovesRequest,
      io.github.croupiercards.v1.PlayMovesResponse> getPlayMovesMethod() {
    io.grpc.MethodDescriptor<io.github.croupiercards.v1.PlayMovesRequest, io.github.croupiercards.v1.PlayMovesResponse> getPlayMovesMethod;
    if ((getPlayMovesMethod = GameServiceGrpc.getPlayMovesMethod) == null) {
      synchronized (GameServiceGrpc.class) {
        if ((getPlayMovesMethod = GameServiceGrpc.getPlayMovesMethod) == null) {
          GameServiceGrpc.getPlayMovesMethod = getPlayMovesMethod =
              io.grpc.MethodDescriptor.<io.github.croupiercards.v1.PlayMovesRequest, io.github.croupiercards.v1.PlayMovesResponse>newBuilder()
              .setType(io.grpc.MethodDescriptor.MethodType.UNARY)
              .setFullMethodName(generateFullMethodName(SERVICE_NAME, "PlayMoves"))
              .setSampledToLocalTracing(true)
              .setRequestMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.PlayMovesRequest.getDefaultInstance()))
              .setResponseMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.PlayMovesResponse.getDefaultInstance()))
              .setSchemaDescriptor(new GameServiceMethodDescriptorSupplier("PlayMoves"))
              .build();
        }
      }
    }
    return getPlayMovesMethod;
  }

  private static volatile io.grpc.MethodDescriptor<io.github.croupiercards.v1.JoinGameRequest,
      io.github.croupiercards.v1.JoinGameResponse> getJoinGameMethod;

  @io.grpc.stub.annotations.RpcMethod(
      fullMethodName = SERVICE_NAME + '/' + "JoinGame",
      requestType = io.github.croupiercards.v1.JoinGameRequest.class,
      responseType = io.github.croupiercards.v1.JoinGameResponse.class,
      methodType = io.grpc.MethodDescriptor.MethodType.UNARY)
  public static io.grpc.MethodDescriptor<io.github.croupiercards.v1.JoinGameRequest,
      io.github.croupiercards.v1.JoinGameResponse> getJoinGameMethod() {
    io.grpc.MethodDescriptor<io.github.croupiercards.v1.JoinGameRequest, io.github.croupiercards.v1.JoinGameResponse> getJoinGameMethod;
    if ((getJoinGameMethod = GameServiceGrpc.getJoinGameMethod) == null) {
      synchronized (GameServiceGrpc.class) {
        if ((getJoinGameMethod = GameServiceGrpc.getJoinGameMethod) == null) {
          GameServiceGrpc.getJoinGameMethod = getJoinGameMethod =
              io.grpc.MethodDescriptor.<io.github.croupiercards.v1.JoinGameRequest, io.github.croupiercards.v1.JoinGameResponse>newBuilder()
              .setType(io.grpc.MethodDescriptor.MethodType.UNARY)
              .setFullMethodName(generateFullMethodName(SERVICE_NAME, "JoinGame"))
              .setSampledToLocalTracing(true)
              .setRequestMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.JoinGameRequest.getDefaultInstance()))
              .setResponseMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.JoinGameResponse.getDefaultInstance()))
              .setSchemaDescriptor(new GameServiceMethodDescriptorSupplier("JoinGame"))
              .build();
        }
      }
    }
    return getJoinGameMethod;
  }

  private static volatile io.grpc.MethodDescriptor<io.github.croupiercards.v1.LeaveGameRequest,
      io.github.croupiercards.v1.LeaveGameResponse> getLeaveGameMethod;

  @io.grpc.stub.annotations.RpcMethod(
      fullMethodName = SERVICE_NAME + '/' + "LeaveGame",
      requestType = io.github.croupiercards.v1.LeaveGameRequest.class,
      responseType = io.github.croupiercards.v1.LeaveGameResponse.class,
      methodType = io.grpc.MethodDescriptor.MethodType.UNARY)
  public static io.grpc.MethodDescriptor<io.github.croupiercards.v1.LeaveGameRequest,
      io.github.croupiercards.v1.LeaveGameResponse> getLeaveGameMethod() {
    io.grpc.MethodDescriptor<io.github.croupiercards.v1.LeaveGameRequest, io.github.croupiercards.v1.LeaveGameResponse> getLeaveGameMethod;
    if ((getLeaveGameMethod = GameServiceGrpc.getLeaveGameMethod) == null) {
      synchronized (GameServiceGrpc.class) {
        if ((getLeaveGameMethod = GameServiceGrpc.getLeaveGameMethod) == null) {
          GameServiceGrpc.getLeaveGameMethod = getLeaveGameMethod =
              io.grpc.MethodDescriptor.<io.github.croupiercards.v1.LeaveGameRequest, io.github.croupiercards.v1.LeaveGameResponse>newBuilder()
              .setType(io.grpc.MethodDescriptor.MethodType.UNARY)
              .setFullMethodName(generateFullMethodName(SERVICE_NAME, "LeaveGame"))
              .setSampledToLocalTracing(true)
              .setRequestMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.LeaveGameRequest.getDefaultInstance()))
              .setResponseMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.LeaveGameResponse.getDefaultInstance()))
              .setSchemaDescriptor(new GameServiceMethodDescriptorSupplier("LeaveGame"))
              .build();
        }
      }
    }
    return getLeaveGameMethod;
  }

  private static volatile io.grpc.MethodDescriptor<io.github.croupiercards.v1.UndoMovesRequest,
      io.github.croupiercards.v1.UndoMovesResponse> getUndoMovesMethod;

  @io.grpc.stub.annotations.RpcMethod(
      fullMethodName = SERVICE_NAME + '/' + "UndoMoves",
      requestType = io.github.croupiercards.v1.UndoMovesRequest.class,
      responseType = io.github.croupiercards.v1.UndoMovesResponse.class,
      methodType = io.grpc.MethodDescriptor.MethodType.UNARY)
  public static io.grpc.MethodDescriptor<io.github.croupiercards.v1.UndoMovesRequest,
      io.github.croupiercards.v1.UndoMovesResponse> getUndoMovesMethod() {
    io.grpc.MethodDescriptor<io.github.croupiercards.v1.UndoMovesRequest, io.github.croupiercards.v1.UndoMovesResponse> getUndoMovesMethod;
    if ((getUndoMovesMethod = GameServiceGrpc.getUndoMovesMethod) == null) {
      synchronized (GameServiceGrpc.class) {
        if ((getUndoMovesMethod = GameServiceGrpc.getUndoMovesMethod) == null) {
          GameServiceGrpc.getUndoMovesMethod = getUndoMovesMethod =
              io.grpc.MethodDescriptor.<io.github.croupiercards.v1.UndoMovesRequest, io.github.croupiercards.v1.UndoMovesResponse>newBuilder()
              .setType(io.grpc.MethodDescriptor.MethodType.UNARY)
              .setFullMethodName(generateFullMethodName(SERVICE_NAME, "UndoMoves"))
              .setSampledToLocalTracing(true)
              .setRequestMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.UndoMovesRequest.getDefaultInstance()))
              .setResponseMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.UndoMovesResponse.getDefaultInstance()))
              .setSchemaDescriptor(new GameServiceMethodDescriptorSupplier("UndoMoves"))
              .build();
        }
      }
    }
    return getUndoMovesMethod;
  }

  private static volatile io.grpc.MethodDescriptor<io.github.croupiercards.v1.RedoMovesRequest,
      io.github.croupiercards.v1.RedoMovesResponse> getRedoMovesMethod;

  @io.grpc.stub.annotations.RpcMethod(
      fullMethodName = SERVICE_NAME + '/' + "RedoMoves",
      requestType = io.github.croupiercards.v1.RedoMovesRequest.class,
      responseType = io.github.croupiercards.v1.RedoMovesResponse.class,
      methodType = io.grpc.MethodDescriptor.MethodType.UNARY)
  public static io.grpc.MethodDescriptor<io.github.croupiercards.v1.RedoMovesRequest,
      io.github.croupiercards.v1.RedoMovesResponse> getRedoMovesMethod() {
    io.grpc.MethodDescriptor<io.github.croupiercards.v1.RedoMovesRequest, io.github.croupiercards.v1.RedoMovesResponse> getRedoMovesMethod;
    if ((getRedoMovesMethod = GameServiceGrpc.getRedoMovesMethod) == null) {
      synchronized (GameServiceGrpc.class) {
        if ((getRedoMovesMethod = GameServiceGrpc.getRedoMovesMethod) == null) {
          GameServiceGrpc.getRedoMovesMethod = getRedoMovesMethod =
              io.grpc.MethodDescriptor.<io.github.croupiercards.v1.RedoMovesRequest, io.github.croupiercards.v1.RedoMovesResponse>newBuilder()
              .setType(io.grpc.MethodDescriptor.MethodType.UNARY)
              .setFullMethodName(generateFullMethodName(SERVICE_NAME, "RedoMoves"))
              .setSampledToLocalTracing(true)
              .setRequestMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.RedoMovesRequest.getDefaultInstance()))
              .setResponseMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.RedoMovesResponse.getDefaultInstance()))
              .setSchemaDescriptor(new GameServiceMethodDescriptorSupplier("RedoMoves"))
              .build();
        }
      }
    }
    return getRedoMovesMethod;
  }

  private static volatile io.grpc.MethodDescriptor<io.github.croupiercards.v1.ExportGameRequest,
      io.github.croupiercards.v1.ExportGameResponse> getExportGameMethod;

  @io.grpc.stub.annotations.RpcMethod(
      fullMethodName = SERVICE_NAME + '/' + "ExportGame",
      requestType = io.github.croupiercards.v1.ExportGameRequest.class,
      responseType = io.github.croupiercards.v1.ExportGameResponse.class,
      methodType = io.grpc.MethodDescriptor.MethodType.UNARY)
  public static io.grpc.MethodDescriptor<io.github.croupiercards.v1.ExportGameRequest,
      io.github.croupiercards.v1.ExportGameResponse> getExportGameMethod() {
    io.grpc.MethodDescriptor<io.github.croupiercards.v1.ExportGameRequest, io.github.croupiercards.v1.ExportGameResponse> getExportGameMethod;
    if ((getExportGameMethod = GameServiceGrpc.getExportGameMethod) == null) {
      synchronized (GameServiceGrpc.class) {
        if ((getExportGameMethod = GameServiceGrpc.getExportGameMethod) == null) {
          GameServiceGrpc.getExportGameMethod = getExportGameMethod =
              io.grpc.MethodDescriptor.<io.github.croupiercards.v1.ExportGameRequest, io.github.croupiercards.v1.ExportGameResponse>newBuilder()
              .setType(io.grpc.MethodDescriptor.MethodType.UNARY)
              .setFullMethodName(generateFullMethodName(SERVICE_NAME, "ExportGame"))
              .setSampledToLocalTracing(true)
              .setRequestMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.ExportGameRequest.getDefaultInstance()))
              .setResponseMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.ExportGameResponse.getDefaultInstance()))
              .setSchemaDescriptor(new GameServiceMethodDescriptorSupplier("ExportGame"))
              .build();
        }
      }
    }
    return getExportGameMethod;
  }

  private static volatile io.grpc.MethodDescriptor<io.github.croupiercards.v1.ImportGameRequest,
      io.github.croupiercards.v1.ImportGameResponse> getImportGameMethod;

  @io.grpc.stub.annotations.RpcMethod(
      fullMethodName = SERVICE_NAME + '/' + "ImportGame",
      requestType = io.github.croupiercards.v1.ImportGameRequest.class,
      responseType = io.github.croupiercards.v1.ImportGameResponse.class,
      methodType = io.grpc.MethodDescriptor.MethodType.UNARY)
  public static io.grpc.MethodDescriptor<io.github.croupiercards.v1.ImportGameRequest,
      io.github.croupiercards.v1.ImportGameResponse> getImportGameMethod() {
    io.grpc.MethodDescriptor<io.github.croupiercards.v1.ImportGameRequest, io.github.croupiercards.v1.ImportGameResponse> getImportGameMethod;
    if ((getImportGameMethod = GameServiceGrpc.getImportGameMethod) == null) {
      synchronized (GameServiceGrpc.class) {
        if ((getImportGameMethod = GameServiceGrpc.getImportGameMethod) == null) {
          GameServiceGrpc.getImportGameMethod = getImportGameMethod =
              io.grpc.MethodDescriptor.<io.github.croupiercards.v1.ImportGameRequest, io.github.croupiercards.v1.ImportGameResponse>newBuilder()
              .setType(io.grpc.MethodDescriptor.MethodType.UNARY)
              .setFullMethodName(generateFullMethodName(SERVICE_NAME, "ImportGame"))
              .setSampledToLocalTracing(true)
              .setRequestMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.ImportGameRequest.getDefaultInstance()))
              .setResponseMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.ImportGameResponse.getDefaultInstance()))
              .setSchemaDescriptor(new GameServiceMethodDescriptorSupplier("ImportGame"))
              .build();
        }
      }
    }
    return getImportGameMethod;
  }

  private static volatile io.grpc.MethodDescriptor<io.github.croupiercards.v1.WatchGameRequest,
      io.github.croupiercards.v1.WatchGameResponse> getWatchGameMethod;

  @io.grpc.stub.annotations.RpcMethod(
      fullMethodName = SERVICE_NAME + '/' + "WatchGame",
      requestType = io.github.croupiercards.v1.WatchGameRequest.class,
      responseType = io.github.croupiercards.v1.WatchGameResponse.class,
      methodType = io.grpc.MethodDescriptor.MethodType.SERVER_STREAMING)
  public static io.grpc.MethodDescriptor<io.github.croupiercards.v1.WatchGameRequest,
      io.github.croupiercards.v1.WatchGameResponse> getWatchGameMethod() {
    io.grpc.MethodDescriptor<io.github.croupiercards.v1.WatchGameRequest, io.github.croupiercards.v1.WatchGameResponse> getWatchGameMethod;
    if ((getWatchGameMethod = GameServiceGrpc.getWatchGameMethod) == null) {
      synchronized (GameServiceGrpc.class) {
        if ((getWatchGameMethod = GameServiceGrpc.getWatchGameMethod) == null) {
          GameServiceGrpc.getWatchGameMethod = getWatchGameMethod =
              io.grpc.MethodDescriptor.<io.github.croupiercards.v1.WatchGameRequest, io.github.croupiercards.v1.WatchGameResponse>newBuilder()
              .setType(io.grpc.MethodDescriptor.MethodType.SERVER_STREAMING)
              .setFullMethodName(generateFullMethodName(SERVICE_NAME, "WatchGame"))
              .setSampledToLocalTracing(true)
              .setRequestMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.WatchGameRequest.getDefaultInstance()))
              .setResponseMarshaller(io.grpc.protobuf.ProtoUtils.marshaller(
                  io.github.croupiercards.v1.WatchGameResponse.getDefaultInstance()))
              .setSchemaDescriptor(new GameServiceMethodDescriptorSupplier("WatchGame"))
              .build();
        }
      }
    }
    return getWatchGameMethod;
  }

  /**
   * Creates a new async stub that supports all call types for the service
   */
  public static GameServiceStub newStub(io.grpc.Channel channel) {
    io.grpc.stub.AbstractStub.StubFactory<GameServiceStub> factory =
      new io.grpc.stub.AbstractStub.StubFactory<GameServiceStub>() {
        @java.lang.Override
        public GameServiceStub newStub(io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
          return new GameServiceStub(channel, callOptions);
        }
      };
    return GameServiceStub.newStub(factory, channel);
  }

  /**
   * Creates a new blocking-style stub that supports all types of calls on the service
   */
  public static GameServiceBlockingV2Stub newBlockingV2Stub(
      io.grpc.Channel channel) {
    io.grpc.stub.AbstractStub.StubFactory<GameServiceBlockingV2Stub> factory =
      new io.grpc.stub.AbstractStub.StubFactory<GameServiceBlockingV2Stub>() {
        @java.lang.Override
        public GameServiceBlockingV2Stub newStub(io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
          return new GameServiceBlockingV2Stub(channel, callOptions);
        }
      };
    return GameServiceBlockingV2Stub.newStub(factory, channel);
  }

  /**
   * Creates a new blocking-style stub that supports unary and streaming output calls on the service
   */
  public static GameServiceBlockingStub newBlockingStub(
      io.grpc.Channel channel) {
    io.grpc.stub.AbstractStub.StubFactory<GameServiceBlockingStub> factory =
      new io.grpc.stub.AbstractStub.StubFactory<GameServiceBlockingStub>() {
        @java.lang.Override
        public GameServiceBlockingStub newStub(io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
          return new GameServiceBlockingStub(channel, callOptions);
        }
      };
    return GameServiceBlockingStub.newStub(factory, channel);
  }

  /**
   * Creates a new ListenableFuture-style stub that supports unary calls on the service
   */
  public static GameServiceFutureStub newFutureStub(
      io.grpc.Channel channel) {
    io.grpc.stub.AbstractStub.StubFactory<GameServiceFutureStub> factory =
      new io.grpc.stub.AbstractStub.StubFactory<GameServiceFutureStub>() {
        @java.lang.Override
        public GameServiceFutureStub newStub(io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
          return new GameServiceFutureStub(channel, callOptions);
        }
      };
    return GameServiceFutureStub.newStub(factory, channel);
  }

  /**
   * <pre>
   * Games that the service hosts. Who sits at a table of several says so in the metadata `croupier-seat`, which carries the
   * token of the seat; without it a caller looks on. Every write is durable before its reply, and may carry a `request_id`: a UUID that its
   * caller makes once a write. A write that is sent again with the same id is not done again; it answers with the first
   * call's revision and the current view. Every error is a `google.rpc.Status` with a reason of `ErrorReason`.
   * </pre>
   */
  public interface AsyncService {

    /**
     * <pre>
     * Make a game. It answers revision 1, or 2 where a whist has all its seats taken and so the first hand is dealt.
     * </pre>
     */
    default void createGame(io.github.croupiercards.v1.CreateGameRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.CreateGameResponse> responseObserver) {
      io.grpc.stub.ServerCalls.asyncUnimplementedUnaryCall(getCreateGameMethod(), responseObserver);
    }

    /**
     * <pre>
     * The game as the caller sees it, now or at an earlier revision.
     * </pre>
     */
    default void getGame(io.github.croupiercards.v1.GetGameRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.GetGameResponse> responseObserver) {
      io.grpc.stub.ServerCalls.asyncUnimplementedUnaryCall(getGetGameMethod(), responseObserver);
    }

    /**
     * <pre>
     * The caller's games and the tables that it sits at, the most recently changed first.
     * </pre>
     */
    default void listGames(io.github.croupiercards.v1.ListGamesRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.ListGamesResponse> responseObserver) {
      io.grpc.stub.ServerCalls.asyncUnimplementedUnaryCall(getListGamesMethod(), responseObserver);
    }

    /**
     * <pre>
     * Delete a game with all its facts. Its watches end.
     * </pre>
     */
    default void deleteGame(io.github.croupiercards.v1.DeleteGameRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.DeleteGameResponse> responseObserver) {
      io.grpc.stub.ServerCalls.asyncUnimplementedUnaryCall(getDeleteGameMethod(), responseObserver);
    }

    /**
     * <pre>
     * Give up: the game closes and its deal is opened. At a table of several, only its owner may.
     * </pre>
     */
    default void resignGame(io.github.croupiercards.v1.ResignGameRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.ResignGameResponse> responseObserver) {
      io.grpc.stub.ServerCalls.asyncUnimplementedUnaryCall(getResignGameMethod(), responseObserver);
    }

    /**
     * <pre>
     * What the caller may play now.
     * </pre>
     */
    default void listLegalMoves(io.github.croupiercards.v1.ListLegalMovesRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.ListLegalMovesResponse> responseObserver) {
      io.grpc.stub.ServerCalls.asyncUnimplementedUnaryCall(getListLegalMovesMethod(), responseObserver);
    }

    /**
     * <pre>
     * Whether a move is legal now, and if not, which rule it breaks. Nothing is played.
     * </pre>
     */
    default void explainMove(io.github.croupiercards.v1.ExplainMoveRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.ExplainMoveResponse> responseObserver) {
      io.grpc.stub.ServerCalls.asyncUnimplementedUnaryCall(getExplainMoveMethod(), responseObserver);
    }

    /**
     * <pre>
     * Play moves: all of them, or none. At a table of several, one move a call.
     * </pre>
     */
    default void playMoves(io.github.croupiercards.v1.PlayMovesRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.PlayMovesResponse> responseObserver) {
      io.grpc.stub.ServerCalls.asyncUnimplementedUnaryCall(getPlayMovesMethod(), responseObserver);
    }

    /**
     * <pre>
     * Take a seat at a table, come back to one's own, or, for the table's owner, seat a bot.
     * </pre>
     */
    default void joinGame(io.github.croupiercards.v1.JoinGameRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.JoinGameResponse> responseObserver) {
      io.grpc.stub.ServerCalls.asyncUnimplementedUnaryCall(getJoinGameMethod(), responseObserver);
    }

    /**
     * <pre>
     * Leave a seat. A bot may play for it meanwhile; who holds its token can always come back.
     * </pre>
     */
    default void leaveGame(io.github.croupiercards.v1.LeaveGameRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.LeaveGameResponse> responseObserver) {
      io.grpc.stub.ServerCalls.asyncUnimplementedUnaryCall(getLeaveGameMethod(), responseObserver);
    }

    /**
     * <pre>
     * Go back. What was undone can be redone until a move is played.
     * </pre>
     */
    default void undoMoves(io.github.croupiercards.v1.UndoMovesRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.UndoMovesResponse> responseObserver) {
      io.grpc.stub.ServerCalls.asyncUnimplementedUnaryCall(getUndoMovesMethod(), responseObserver);
    }

    /**
     * <pre>
     * Play again what was undone.
     * </pre>
     */
    default void redoMoves(io.github.croupiercards.v1.RedoMovesRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.RedoMovesResponse> responseObserver) {
      io.grpc.stub.ServerCalls.asyncUnimplementedUnaryCall(getRedoMovesMethod(), responseObserver);
    }

    /**
     * <pre>
     * The game as text.
     * </pre>
     */
    default void exportGame(io.github.croupiercards.v1.ExportGameRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.ExportGameResponse> responseObserver) {
      io.grpc.stub.ServerCalls.asyncUnimplementedUnaryCall(getExportGameMethod(), responseObserver);
    }

    /**
     * <pre>
     * A game from its text, verified by playing it through.
     * </pre>
     */
    default void importGame(io.github.croupiercards.v1.ImportGameRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.ImportGameResponse> responseObserver) {
      io.grpc.stub.ServerCalls.asyncUnimplementedUnaryCall(getImportGameMethod(), responseObserver);
    }

    /**
     * <pre>
     * Every fact of a game as it happens, once each and in order, from any revision on. The stream ends with OK after the
     * closing fact, and with UNAVAILABLE and a RetryInfo when the service shuts down.
     * </pre>
     */
    default void watchGame(io.github.croupiercards.v1.WatchGameRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.WatchGameResponse> responseObserver) {
      io.grpc.stub.ServerCalls.asyncUnimplementedUnaryCall(getWatchGameMethod(), responseObserver);
    }
  }

  /**
   * Base class for the server implementation of the service GameService.
   * <pre>
   * Games that the service hosts. Who sits at a table of several says so in the metadata `croupier-seat`, which carries the
   * token of the seat; without it a caller looks on. Every write is durable before its reply, and may carry a `request_id`: a UUID that its
   * caller makes once a write. A write that is sent again with the same id is not done again; it answers with the first
   * call's revision and the current view. Every error is a `google.rpc.Status` with a reason of `ErrorReason`.
   * </pre>
   */
  public static abstract class GameServiceImplBase
      implements io.grpc.BindableService, AsyncService {

    @java.lang.Override public final io.grpc.ServerServiceDefinition bindService() {
      return GameServiceGrpc.bindService(this);
    }
  }

  /**
   * A stub to allow clients to do asynchronous rpc calls to service GameService.
   * <pre>
   * Games that the service hosts. Who sits at a table of several says so in the metadata `croupier-seat`, which carries the
   * token of the seat; without it a caller looks on. Every write is durable before its reply, and may carry a `request_id`: a UUID that its
   * caller makes once a write. A write that is sent again with the same id is not done again; it answers with the first
   * call's revision and the current view. Every error is a `google.rpc.Status` with a reason of `ErrorReason`.
   * </pre>
   */
  public static final class GameServiceStub
      extends io.grpc.stub.AbstractAsyncStub<GameServiceStub> {
    private GameServiceStub(
        io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
      super(channel, callOptions);
    }

    @java.lang.Override
    protected GameServiceStub build(
        io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
      return new GameServiceStub(channel, callOptions);
    }

    /**
     * <pre>
     * Make a game. It answers revision 1, or 2 where a whist has all its seats taken and so the first hand is dealt.
     * </pre>
     */
    public void createGame(io.github.croupiercards.v1.CreateGameRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.CreateGameResponse> responseObserver) {
      io.grpc.stub.ClientCalls.asyncUnaryCall(
          getChannel().newCall(getCreateGameMethod(), getCallOptions()), request, responseObserver);
    }

    /**
     * <pre>
     * The game as the caller sees it, now or at an earlier revision.
     * </pre>
     */
    public void getGame(io.github.croupiercards.v1.GetGameRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.GetGameResponse> responseObserver) {
      io.grpc.stub.ClientCalls.asyncUnaryCall(
          getChannel().newCall(getGetGameMethod(), getCallOptions()), request, responseObserver);
    }

    /**
     * <pre>
     * The caller's games and the tables that it sits at, the most recently changed first.
     * </pre>
     */
    public void listGames(io.github.croupiercards.v1.ListGamesRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.ListGamesResponse> responseObserver) {
      io.grpc.stub.ClientCalls.asyncUnaryCall(
          getChannel().newCall(getListGamesMethod(), getCallOptions()), request, responseObserver);
    }

    /**
     * <pre>
     * Delete a game with all its facts. Its watches end.
     * </pre>
     */
    public void deleteGame(io.github.croupiercards.v1.DeleteGameRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.DeleteGameResponse> responseObserver) {
      io.grpc.stub.ClientCalls.asyncUnaryCall(
          getChannel().newCall(getDeleteGameMethod(), getCallOptions()), request, responseObserver);
    }

    /**
     * <pre>
     * Give up: the game closes and its deal is opened. At a table of several, only its owner may.
     * </pre>
     */
    public void resignGame(io.github.croupiercards.v1.ResignGameRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.ResignGameResponse> responseObserver) {
      io.grpc.stub.ClientCalls.asyncUnaryCall(
          getChannel().newCall(getResignGameMethod(), getCallOptions()), request, responseObserver);
    }

    /**
     * <pre>
     * What the caller may play now.
     * </pre>
     */
    public void listLegalMoves(io.github.croupiercards.v1.ListLegalMovesRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.ListLegalMovesResponse> responseObserver) {
      io.grpc.stub.ClientCalls.asyncUnaryCall(
          getChannel().newCall(getListLegalMovesMethod(), getCallOptions()), request, responseObserver);
    }

    /**
     * <pre>
     * Whether a move is legal now, and if not, which rule it breaks. Nothing is played.
     * </pre>
     */
    public void explainMove(io.github.croupiercards.v1.ExplainMoveRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.ExplainMoveResponse> responseObserver) {
      io.grpc.stub.ClientCalls.asyncUnaryCall(
          getChannel().newCall(getExplainMoveMethod(), getCallOptions()), request, responseObserver);
    }

    /**
     * <pre>
     * Play moves: all of them, or none. At a table of several, one move a call.
     * </pre>
     */
    public void playMoves(io.github.croupiercards.v1.PlayMovesRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.PlayMovesResponse> responseObserver) {
      io.grpc.stub.ClientCalls.asyncUnaryCall(
          getChannel().newCall(getPlayMovesMethod(), getCallOptions()), request, responseObserver);
    }

    /**
     * <pre>
     * Take a seat at a table, come back to one's own, or, for the table's owner, seat a bot.
     * </pre>
     */
    public void joinGame(io.github.croupiercards.v1.JoinGameRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.JoinGameResponse> responseObserver) {
      io.grpc.stub.ClientCalls.asyncUnaryCall(
          getChannel().newCall(getJoinGameMethod(), getCallOptions()), request, responseObserver);
    }

    /**
     * <pre>
     * Leave a seat. A bot may play for it meanwhile; who holds its token can always come back.
     * </pre>
     */
    public void leaveGame(io.github.croupiercards.v1.LeaveGameRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.LeaveGameResponse> responseObserver) {
      io.grpc.stub.ClientCalls.asyncUnaryCall(
          getChannel().newCall(getLeaveGameMethod(), getCallOptions()), request, responseObserver);
    }

    /**
     * <pre>
     * Go back. What was undone can be redone until a move is played.
     * </pre>
     */
    public void undoMoves(io.github.croupiercards.v1.UndoMovesRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.UndoMovesResponse> responseObserver) {
      io.grpc.stub.ClientCalls.asyncUnaryCall(
          getChannel().newCall(getUndoMovesMethod(), getCallOptions()), request, responseObserver);
    }

    /**
     * <pre>
     * Play again what was undone.
     * </pre>
     */
    public void redoMoves(io.github.croupiercards.v1.RedoMovesRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.RedoMovesResponse> responseObserver) {
      io.grpc.stub.ClientCalls.asyncUnaryCall(
          getChannel().newCall(getRedoMovesMethod(), getCallOptions()), request, responseObserver);
    }

    /**
     * <pre>
     * The game as text.
     * </pre>
     */
    public void exportGame(io.github.croupiercards.v1.ExportGameRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.ExportGameResponse> responseObserver) {
      io.grpc.stub.ClientCalls.asyncUnaryCall(
          getChannel().newCall(getExportGameMethod(), getCallOptions()), request, responseObserver);
    }

    /**
     * <pre>
     * A game from its text, verified by playing it through.
     * </pre>
     */
    public void importGame(io.github.croupiercards.v1.ImportGameRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.ImportGameResponse> responseObserver) {
      io.grpc.stub.ClientCalls.asyncUnaryCall(
          getChannel().newCall(getImportGameMethod(), getCallOptions()), request, responseObserver);
    }

    /**
     * <pre>
     * Every fact of a game as it happens, once each and in order, from any revision on. The stream ends with OK after the
     * closing fact, and with UNAVAILABLE and a RetryInfo when the service shuts down.
     * </pre>
     */
    public void watchGame(io.github.croupiercards.v1.WatchGameRequest request,
        io.grpc.stub.StreamObserver<io.github.croupiercards.v1.WatchGameResponse> responseObserver) {
      io.grpc.stub.ClientCalls.asyncServerStreamingCall(
          getChannel().newCall(getWatchGameMethod(), getCallOptions()), request, responseObserver);
    }
  }

  /**
   * A stub to allow clients to do synchronous rpc calls to service GameService.
   * <pre>
   * Games that the service hosts. Who sits at a table of several says so in the metadata `croupier-seat`, which carries the
   * token of the seat; without it a caller looks on. Every write is durable before its reply, and may carry a `request_id`: a UUID that its
   * caller makes once a write. A write that is sent again with the same id is not done again; it answers with the first
   * call's revision and the current view. Every error is a `google.rpc.Status` with a reason of `ErrorReason`.
   * </pre>
   */
  public static final class GameServiceBlockingV2Stub
      extends io.grpc.stub.AbstractBlockingStub<GameServiceBlockingV2Stub> {
    private GameServiceBlockingV2Stub(
        io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
      super(channel, callOptions);
    }

    @java.lang.Override
    protected GameServiceBlockingV2Stub build(
        io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
      return new GameServiceBlockingV2Stub(channel, callOptions);
    }

    /**
     * <pre>
     * Make a game. It answers revision 1, or 2 where a whist has all its seats taken and so the first hand is dealt.
     * </pre>
     */
    public io.github.croupiercards.v1.CreateGameResponse createGame(io.github.croupiercards.v1.CreateGameRequest request) throws io.grpc.StatusException {
      return io.grpc.stub.ClientCalls.blockingV2UnaryCall(
          getChannel(), getCreateGameMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * The game as the caller sees it, now or at an earlier revision.
     * </pre>
     */
    public io.github.croupiercards.v1.GetGameResponse getGame(io.github.croupiercards.v1.GetGameRequest request) throws io.grpc.StatusException {
      return io.grpc.stub.ClientCalls.blockingV2UnaryCall(
          getChannel(), getGetGameMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * The caller's games and the tables that it sits at, the most recently changed first.
     * </pre>
     */
    public io.github.croupiercards.v1.ListGamesResponse listGames(io.github.croupiercards.v1.ListGamesRequest request) throws io.grpc.StatusException {
      return io.grpc.stub.ClientCalls.blockingV2UnaryCall(
          getChannel(), getListGamesMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * Delete a game with all its facts. Its watches end.
     * </pre>
     */
    public io.github.croupiercards.v1.DeleteGameResponse deleteGame(io.github.croupiercards.v1.DeleteGameRequest request) throws io.grpc.StatusException {
      return io.grpc.stub.ClientCalls.blockingV2UnaryCall(
          getChannel(), getDeleteGameMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * Give up: the game closes and its deal is opened. At a table of several, only its owner may.
     * </pre>
     */
    public io.github.croupiercards.v1.ResignGameResponse resignGame(io.github.croupiercards.v1.ResignGameRequest request) throws io.grpc.StatusException {
      return io.grpc.stub.ClientCalls.blockingV2UnaryCall(
          getChannel(), getResignGameMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * What the caller may play now.
     * </pre>
     */
    public io.github.croupiercards.v1.ListLegalMovesResponse listLegalMoves(io.github.croupiercards.v1.ListLegalMovesRequest request) throws io.grpc.StatusException {
      return io.grpc.stub.ClientCalls.blockingV2UnaryCall(
          getChannel(), getListLegalMovesMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * Whether a move is legal now, and if not, which rule it breaks. Nothing is played.
     * </pre>
     */
    public io.github.croupiercards.v1.ExplainMoveResponse explainMove(io.github.croupiercards.v1.ExplainMoveRequest request) throws io.grpc.StatusException {
      return io.grpc.stub.ClientCalls.blockingV2UnaryCall(
          getChannel(), getExplainMoveMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * Play moves: all of them, or none. At a table of several, one move a call.
     * </pre>
     */
    public io.github.croupiercards.v1.PlayMovesResponse playMoves(io.github.croupiercards.v1.PlayMovesRequest request) throws io.grpc.StatusException {
      return io.grpc.stub.ClientCalls.blockingV2UnaryCall(
          getChannel(), getPlayMovesMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * Take a seat at a table, come back to one's own, or, for the table's owner, seat a bot.
     * </pre>
     */
    public io.github.croupiercards.v1.JoinGameResponse joinGame(io.github.croupiercards.v1.JoinGameRequest request) throws io.grpc.StatusException {
      return io.grpc.stub.ClientCalls.blockingV2UnaryCall(
          getChannel(), getJoinGameMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * Leave a seat. A bot may play for it meanwhile; who holds its token can always come back.
     * </pre>
     */
    public io.github.croupiercards.v1.LeaveGameResponse leaveGame(io.github.croupiercards.v1.LeaveGameRequest request) throws io.grpc.StatusException {
      return io.grpc.stub.ClientCalls.blockingV2UnaryCall(
          getChannel(), getLeaveGameMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * Go back. What was undone can be redone until a move is played.
     * </pre>
     */
    public io.github.croupiercards.v1.UndoMovesResponse undoMoves(io.github.croupiercards.v1.UndoMovesRequest request) throws io.grpc.StatusException {
      return io.grpc.stub.ClientCalls.blockingV2UnaryCall(
          getChannel(), getUndoMovesMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * Play again what was undone.
     * </pre>
     */
    public io.github.croupiercards.v1.RedoMovesResponse redoMoves(io.github.croupiercards.v1.RedoMovesRequest request) throws io.grpc.StatusException {
      return io.grpc.stub.ClientCalls.blockingV2UnaryCall(
          getChannel(), getRedoMovesMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * The game as text.
     * </pre>
     */
    public io.github.croupiercards.v1.ExportGameResponse exportGame(io.github.croupiercards.v1.ExportGameRequest request) throws io.grpc.StatusException {
      return io.grpc.stub.ClientCalls.blockingV2UnaryCall(
          getChannel(), getExportGameMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * A game from its text, verified by playing it through.
     * </pre>
     */
    public io.github.croupiercards.v1.ImportGameResponse importGame(io.github.croupiercards.v1.ImportGameRequest request) throws io.grpc.StatusException {
      return io.grpc.stub.ClientCalls.blockingV2UnaryCall(
          getChannel(), getImportGameMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * Every fact of a game as it happens, once each and in order, from any revision on. The stream ends with OK after the
     * closing fact, and with UNAVAILABLE and a RetryInfo when the service shuts down.
     * </pre>
     */
    @io.grpc.ExperimentalApi("https://github.com/grpc/grpc-java/issues/10918")
    public io.grpc.stub.BlockingClientCall<?, io.github.croupiercards.v1.WatchGameResponse>
        watchGame(io.github.croupiercards.v1.WatchGameRequest request) {
      return io.grpc.stub.ClientCalls.blockingV2ServerStreamingCall(
          getChannel(), getWatchGameMethod(), getCallOptions(), request);
    }
  }

  /**
   * A stub to allow clients to do limited synchronous rpc calls to service GameService.
   * <pre>
   * Games that the service hosts. Who sits at a table of several says so in the metadata `croupier-seat`, which carries the
   * token of the seat; without it a caller looks on. Every write is durable before its reply, and may carry a `request_id`: a UUID that its
   * caller makes once a write. A write that is sent again with the same id is not done again; it answers with the first
   * call's revision and the current view. Every error is a `google.rpc.Status` with a reason of `ErrorReason`.
   * </pre>
   */
  public static final class GameServiceBlockingStub
      extends io.grpc.stub.AbstractBlockingStub<GameServiceBlockingStub> {
    private GameServiceBlockingStub(
        io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
      super(channel, callOptions);
    }

    @java.lang.Override
    protected GameServiceBlockingStub build(
        io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
      return new GameServiceBlockingStub(channel, callOptions);
    }

    /**
     * <pre>
     * Make a game. It answers revision 1, or 2 where a whist has all its seats taken and so the first hand is dealt.
     * </pre>
     */
    public io.github.croupiercards.v1.CreateGameResponse createGame(io.github.croupiercards.v1.CreateGameRequest request) {
      return io.grpc.stub.ClientCalls.blockingUnaryCall(
          getChannel(), getCreateGameMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * The game as the caller sees it, now or at an earlier revision.
     * </pre>
     */
    public io.github.croupiercards.v1.GetGameResponse getGame(io.github.croupiercards.v1.GetGameRequest request) {
      return io.grpc.stub.ClientCalls.blockingUnaryCall(
          getChannel(), getGetGameMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * The caller's games and the tables that it sits at, the most recently changed first.
     * </pre>
     */
    public io.github.croupiercards.v1.ListGamesResponse listGames(io.github.croupiercards.v1.ListGamesRequest request) {
      return io.grpc.stub.ClientCalls.blockingUnaryCall(
          getChannel(), getListGamesMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * Delete a game with all its facts. Its watches end.
     * </pre>
     */
    public io.github.croupiercards.v1.DeleteGameResponse deleteGame(io.github.croupiercards.v1.DeleteGameRequest request) {
      return io.grpc.stub.ClientCalls.blockingUnaryCall(
          getChannel(), getDeleteGameMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * Give up: the game closes and its deal is opened. At a table of several, only its owner may.
     * </pre>
     */
    public io.github.croupiercards.v1.ResignGameResponse resignGame(io.github.croupiercards.v1.ResignGameRequest request) {
      return io.grpc.stub.ClientCalls.blockingUnaryCall(
          getChannel(), getResignGameMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * What the caller may play now.
     * </pre>
     */
    public io.github.croupiercards.v1.ListLegalMovesResponse listLegalMoves(io.github.croupiercards.v1.ListLegalMovesRequest request) {
      return io.grpc.stub.ClientCalls.blockingUnaryCall(
          getChannel(), getListLegalMovesMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * Whether a move is legal now, and if not, which rule it breaks. Nothing is played.
     * </pre>
     */
    public io.github.croupiercards.v1.ExplainMoveResponse explainMove(io.github.croupiercards.v1.ExplainMoveRequest request) {
      return io.grpc.stub.ClientCalls.blockingUnaryCall(
          getChannel(), getExplainMoveMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * Play moves: all of them, or none. At a table of several, one move a call.
     * </pre>
     */
    public io.github.croupiercards.v1.PlayMovesResponse playMoves(io.github.croupiercards.v1.PlayMovesRequest request) {
      return io.grpc.stub.ClientCalls.blockingUnaryCall(
          getChannel(), getPlayMovesMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * Take a seat at a table, come back to one's own, or, for the table's owner, seat a bot.
     * </pre>
     */
    public io.github.croupiercards.v1.JoinGameResponse joinGame(io.github.croupiercards.v1.JoinGameRequest request) {
      return io.grpc.stub.ClientCalls.blockingUnaryCall(
          getChannel(), getJoinGameMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * Leave a seat. A bot may play for it meanwhile; who holds its token can always come back.
     * </pre>
     */
    public io.github.croupiercards.v1.LeaveGameResponse leaveGame(io.github.croupiercards.v1.LeaveGameRequest request) {
      return io.grpc.stub.ClientCalls.blockingUnaryCall(
          getChannel(), getLeaveGameMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * Go back. What was undone can be redone until a move is played.
     * </pre>
     */
    public io.github.croupiercards.v1.UndoMovesResponse undoMoves(io.github.croupiercards.v1.UndoMovesRequest request) {
      return io.grpc.stub.ClientCalls.blockingUnaryCall(
          getChannel(), getUndoMovesMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * Play again what was undone.
     * </pre>
     */
    public io.github.croupiercards.v1.RedoMovesResponse redoMoves(io.github.croupiercards.v1.RedoMovesRequest request) {
      return io.grpc.stub.ClientCalls.blockingUnaryCall(
          getChannel(), getRedoMovesMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * The game as text.
     * </pre>
     */
    public io.github.croupiercards.v1.ExportGameResponse exportGame(io.github.croupiercards.v1.ExportGameRequest request) {
      return io.grpc.stub.ClientCalls.blockingUnaryCall(
          getChannel(), getExportGameMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * A game from its text, verified by playing it through.
     * </pre>
     */
    public io.github.croupiercards.v1.ImportGameResponse importGame(io.github.croupiercards.v1.ImportGameRequest request) {
      return io.grpc.stub.ClientCalls.blockingUnaryCall(
          getChannel(), getImportGameMethod(), getCallOptions(), request);
    }

    /**
     * <pre>
     * Every fact of a game as it happens, once each and in order, from any revision on. The stream ends with OK after the
     * closing fact, and with UNAVAILABLE and a RetryInfo when the service shuts down.
     * </pre>
     */
    public java.util.Iterator<io.github.croupiercards.v1.WatchGameResponse> watchGame(
        io.github.croupiercards.v1.WatchGameRequest request) {
      return io.grpc.stub.ClientCalls.blockingServerStreamingCall(
          getChannel(), getWatchGameMethod(), getCallOptions(), request);
    }
  }

  /**
   * A stub to allow clients to do ListenableFuture-style rpc calls to service GameService.
   * <pre>
   * Games that the service hosts. Who sits at a table of several says so in the metadata `croupier-seat`, which carries the
   * token of the seat; without it a caller looks on. Every write is durable before its reply, and may carry a `request_id`: a UUID that its
   * caller makes once a write. A write that is sent again with the same id is not done again; it answers with the first
   * call's revision and the current view. Every error is a `google.rpc.Status` with a reason of `ErrorReason`.
   * </pre>
   */
  public static final class GameServiceFutureStub
      extends io.grpc.stub.AbstractFutureStub<GameServiceFutureStub> {
    private GameServiceFutureStub(
        io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
      super(channel, callOptions);
    }

    @java.lang.Override
    protected GameServiceFutureStub build(
        io.grpc.Channel channel, io.grpc.CallOptions callOptions) {
      return new GameServiceFutureStub(channel, callOptions);
    }

    /**
     * <pre>
     * Make a game. It answers revision 1, or 2 where a whist has all its seats taken and so the first hand is dealt.
     * </pre>
     */
    public com.google.common.util.concurrent.ListenableFuture<io.github.croupiercards.v1.CreateGameResponse> createGame(
        io.github.croupiercards.v1.CreateGameRequest request) {
      return io.grpc.stub.ClientCalls.futureUnaryCall(
          getChannel().newCall(getCreateGameMethod(), getCallOptions()), request);
    }

    /**
     * <pre>
     * The game as the caller sees it, now or at an earlier revision.
     * </pre>
     */
    public com.google.common.util.concurrent.ListenableFuture<io.github.croupiercards.v1.GetGameResponse> getGame(
        io.github.croupiercards.v1.GetGameRequest request) {
      return io.grpc.stub.ClientCalls.futureUnaryCall(
          getChannel().newCall(getGetGameMethod(), getCallOptions()), request);
    }

    /**
     * <pre>
     * The caller's games and the tables that it sits at, the most recently changed first.
     * </pre>
     */
    public com.google.common.util.concurrent.ListenableFuture<io.github.croupiercards.v1.ListGamesResponse> listGames(
        io.github.croupiercards.v1.ListGamesRequest request) {
      return io.grpc.stub.ClientCalls.futureUnaryCall(
          getChannel().newCall(getListGamesMethod(), getCallOptions()), request);
    }

    /**
     * <pre>
     * Delete a game with all its facts. Its watches end.
     * </pre>
     */
    public com.google.common.util.concurrent.ListenableFuture<io.github.croupiercards.v1.DeleteGameResponse> deleteGame(
        io.github.croupiercards.v1.DeleteGameRequest request) {
      return io.grpc.stub.ClientCalls.futureUnaryCall(
          getChannel().newCall(getDeleteGameMethod(), getCallOptions()), request);
    }

    /**
     * <pre>
     * Give up: the game closes and its deal is opened. At a table of several, only its owner may.
     * </pre>
     */
    public com.google.common.util.concurrent.ListenableFuture<io.github.croupiercards.v1.ResignGameResponse> resignGame(
        io.github.croupiercards.v1.ResignGameRequest request) {
      return io.grpc.stub.ClientCalls.futureUnaryCall(
          getChannel().newCall(getResignGameMethod(), getCallOptions()), request);
    }

    /**
     * <pre>
     * What the caller may play now.
     * </pre>
     */
    public com.google.common.util.concurrent.ListenableFuture<io.github.croupiercards.v1.ListLegalMovesResponse> listLegalMoves(
        io.github.croupiercards.v1.ListLegalMovesRequest request) {
      return io.grpc.stub.ClientCalls.futureUnaryCall(
          getChannel().newCall(getListLegalMovesMethod(), getCallOptions()), request);
    }

    /**
     * <pre>
     * Whether a move is legal now, and if not, which rule it breaks. Nothing is played.
     * </pre>
     */
    public com.google.common.util.concurrent.ListenableFuture<io.github.croupiercards.v1.ExplainMoveResponse> explainMove(
        io.github.croupiercards.v1.ExplainMoveRequest request) {
      return io.grpc.stub.ClientCalls.futureUnaryCall(
          getChannel().newCall(getExplainMoveMethod(), getCallOptions()), request);
    }

    /**
     * <pre>
     * Play moves: all of them, or none. At a table of several, one move a call.
     * </pre>
     */
    public com.google.common.util.concurrent.ListenableFuture<io.github.croupiercards.v1.PlayMovesResponse> playMoves(
        io.github.croupiercards.v1.PlayMovesRequest request) {
      return io.grpc.stub.ClientCalls.futureUnaryCall(
          getChannel().newCall(getPlayMovesMethod(), getCallOptions()), request);
    }

    /**
     * <pre>
     * Take a seat at a table, come back to one's own, or, for the table's owner, seat a bot.
     * </pre>
     */
    public com.google.common.util.concurrent.ListenableFuture<io.github.croupiercards.v1.JoinGameResponse> joinGame(
        io.github.croupiercards.v1.JoinGameRequest request) {
      return io.grpc.stub.ClientCalls.futureUnaryCall(
          getChannel().newCall(getJoinGameMethod(), getCallOptions()), request);
    }

    /**
     * <pre>
     * Leave a seat. A bot may play for it meanwhile; who holds its token can always come back.
     * </pre>
     */
    public com.google.common.util.concurrent.ListenableFuture<io.github.croupiercards.v1.LeaveGameResponse> leaveGame(
        io.github.croupiercards.v1.LeaveGameRequest request) {
      return io.grpc.stub.ClientCalls.futureUnaryCall(
          getChannel().newCall(getLeaveGameMethod(), getCallOptions()), request);
    }

    /**
     * <pre>
     * Go back. What was undone can be redone until a move is played.
     * </pre>
     */
    public com.google.common.util.concurrent.ListenableFuture<io.github.croupiercards.v1.UndoMovesResponse> undoMoves(
        io.github.croupiercards.v1.UndoMovesRequest request) {
      return io.grpc.stub.ClientCalls.futureUnaryCall(
          getChannel().newCall(getUndoMovesMethod(), getCallOptions()), request);
    }

    /**
     * <pre>
     * Play again what was undone.
     * </pre>
     */
    public com.google.common.util.concurrent.ListenableFuture<io.github.croupiercards.v1.RedoMovesResponse> redoMoves(
        io.github.croupiercards.v1.RedoMovesRequest request) {
      return io.grpc.stub.ClientCalls.futureUnaryCall(
          getChannel().newCall(getRedoMovesMethod(), getCallOptions()), request);
    }

    /**
     * <pre>
     * The game as text.
     * </pre>
     */
    public com.google.common.util.concurrent.ListenableFuture<io.github.croupiercards.v1.ExportGameResponse> exportGame(
        io.github.croupiercards.v1.ExportGameRequest request) {
      return io.grpc.stub.ClientCalls.futureUnaryCall(
          getChannel().newCall(getExportGameMethod(), getCallOptions()), request);
    }

    /**
     * <pre>
     * A game from its text, verified by playing it through.
     * </pre>
     */
    public com.google.common.util.concurrent.ListenableFuture<io.github.croupiercards.v1.ImportGameResponse> importGame(
        io.github.croupiercards.v1.ImportGameRequest request) {
      return io.grpc.stub.ClientCalls.futureUnaryCall(
          getChannel().newCall(getImportGameMethod(), getCallOptions()), request);
    }
  }

  private static final int METHODID_CREATE_GAME = 0;
  private static final int METHODID_GET_GAME = 1;
  private static final int METHODID_LIST_GAMES = 2;
  private static final int METHODID_DELETE_GAME = 3;
  private static final int METHODID_RESIGN_GAME = 4;
  private static final int METHODID_LIST_LEGAL_MOVES = 5;
  private static final int METHODID_EXPLAIN_MOVE = 6;
  private static final int METHODID_PLAY_MOVES = 7;
  private static final int METHODID_JOIN_GAME = 8;
  private static final int METHODID_LEAVE_GAME = 9;
  private static final int METHODID_UNDO_MOVES = 10;
  private static final int METHODID_REDO_MOVES = 11;
  private static final int METHODID_EXPORT_GAME = 12;
  private static final int METHODID_IMPORT_GAME = 13;
  private static final int METHODID_WATCH_GAME = 14;

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
        case METHODID_CREATE_GAME:
          serviceImpl.createGame((io.github.croupiercards.v1.CreateGameRequest) request,
              (io.grpc.stub.StreamObserver<io.github.croupiercards.v1.CreateGameResponse>) responseObserver);
          break;
        case METHODID_GET_GAME:
          serviceImpl.getGame((io.github.croupiercards.v1.GetGameRequest) request,
              (io.grpc.stub.StreamObserver<io.github.croupiercards.v1.GetGameResponse>) responseObserver);
          break;
        case METHODID_LIST_GAMES:
          serviceImpl.listGames((io.github.croupiercards.v1.ListGamesRequest) request,
              (io.grpc.stub.StreamObserver<io.github.croupiercards.v1.ListGamesResponse>) responseObserver);
          break;
        case METHODID_DELETE_GAME:
          serviceImpl.deleteGame((io.github.croupiercards.v1.DeleteGameRequest) request,
              (io.grpc.stub.StreamObserver<io.github.croupiercards.v1.DeleteGameResponse>) responseObserver);
          break;
        case METHODID_RESIGN_GAME:
          serviceImpl.resignGame((io.github.croupiercards.v1.ResignGameRequest) request,
              (io.grpc.stub.StreamObserver<io.github.croupiercards.v1.ResignGameResponse>) responseObserver);
          break;
        case METHODID_LIST_LEGAL_MOVES:
          serviceImpl.listLegalMoves((io.github.croupiercards.v1.ListLegalMovesRequest) request,
              (io.grpc.stub.StreamObserver<io.github.croupiercards.v1.ListLegalMovesResponse>) responseObserver);
          break;
        case METHODID_EXPLAIN_MOVE:
          serviceImpl.explainMove((io.github.croupiercards.v1.ExplainMoveRequest) request,
              (io.grpc.stub.StreamObserver<io.github.croupiercards.v1.ExplainMoveResponse>) responseObserver);
          break;
        case METHODID_PLAY_MOVES:
          serviceImpl.playMoves((io.github.croupiercards.v1.PlayMovesRequest) request,
              (io.grpc.stub.StreamObserver<io.github.croupiercards.v1.PlayMovesResponse>) responseObserver);
          break;
        case METHODID_JOIN_GAME:
          serviceImpl.joinGame((io.github.croupiercards.v1.JoinGameRequest) request,
              (io.grpc.stub.StreamObserver<io.github.croupiercards.v1.JoinGameResponse>) responseObserver);
          break;
        case METHODID_LEAVE_GAME:
          serviceImpl.leaveGame((io.github.croupiercards.v1.LeaveGameRequest) request,
              (io.grpc.stub.StreamObserver<io.github.croupiercards.v1.LeaveGameResponse>) responseObserver);
          break;
        case METHODID_UNDO_MOVES:
          serviceImpl.undoMoves((io.github.croupiercards.v1.UndoMovesRequest) request,
              (io.grpc.stub.StreamObserver<io.github.croupiercards.v1.UndoMovesResponse>) responseObserver);
          break;
        case METHODID_REDO_MOVES:
          serviceImpl.redoMoves((io.github.croupiercards.v1.RedoMovesRequest) request,
              (io.grpc.stub.StreamObserver<io.github.croupiercards.v1.RedoMovesResponse>) responseObserver);
          break;
        case METHODID_EXPORT_GAME:
          serviceImpl.exportGame((io.github.croupiercards.v1.ExportGameRequest) request,
              (io.grpc.stub.StreamObserver<io.github.croupiercards.v1.ExportGameResponse>) responseObserver);
          break;
        case METHODID_IMPORT_GAME:
          serviceImpl.importGame((io.github.croupiercards.v1.ImportGameRequest) request,
              (io.grpc.stub.StreamObserver<io.github.croupiercards.v1.ImportGameResponse>) responseObserver);
          break;
        case METHODID_WATCH_GAME:
          serviceImpl.watchGame((io.github.croupiercards.v1.WatchGameRequest) request,
              (io.grpc.stub.StreamObserver<io.github.croupiercards.v1.WatchGameResponse>) responseObserver);
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
          getCreateGameMethod(),
          io.grpc.stub.ServerCalls.asyncUnaryCall(
            new MethodHandlers<
              io.github.croupiercards.v1.CreateGameRequest,
              io.github.croupiercards.v1.CreateGameResponse>(
                service, METHODID_CREATE_GAME)))
        .addMethod(
          getGetGameMethod(),
          io.grpc.stub.ServerCalls.asyncUnaryCall(
            new MethodHandlers<
              io.github.croupiercards.v1.GetGameRequest,
              io.github.croupiercards.v1.GetGameResponse>(
                service, METHODID_GET_GAME)))
        .addMethod(
          getListGamesMethod(),
          io.grpc.stub.ServerCalls.asyncUnaryCall(
            new MethodHandlers<
              io.github.croupiercards.v1.ListGamesRequest,
              io.github.croupiercards.v1.ListGamesResponse>(
                service, METHODID_LIST_GAMES)))
        .addMethod(
          getDeleteGameMethod(),
          io.grpc.stub.ServerCalls.asyncUnaryCall(
            new MethodHandlers<
              io.github.croupiercards.v1.DeleteGameRequest,
              io.github.croupiercards.v1.DeleteGameResponse>(
                service, METHODID_DELETE_GAME)))
        .addMethod(
          getResignGameMethod(),
          io.grpc.stub.ServerCalls.asyncUnaryCall(
            new MethodHandlers<
              io.github.croupiercards.v1.ResignGameRequest,
              io.github.croupiercards.v1.ResignGameResponse>(
                service, METHODID_RESIGN_GAME)))
        .addMethod(
          getListLegalMovesMethod(),
          io.grpc.stub.ServerCalls.asyncUnaryCall(
            new MethodHandlers<
              io.github.croupiercards.v1.ListLegalMovesRequest,
              io.github.croupiercards.v1.ListLegalMovesResponse>(
                service, METHODID_LIST_LEGAL_MOVES)))
        .addMethod(
          getExplainMoveMethod(),
          io.grpc.stub.ServerCalls.asyncUnaryCall(
            new MethodHandlers<
              io.github.croupiercards.v1.ExplainMoveRequest,
              io.github.croupiercards.v1.ExplainMoveResponse>(
                service, METHODID_EXPLAIN_MOVE)))
        .addMethod(
          getPlayMovesMethod(),
          io.grpc.stub.ServerCalls.asyncUnaryCall(
            new MethodHandlers<
              io.github.croupiercards.v1.PlayMovesRequest,
              io.github.croupiercards.v1.PlayMovesResponse>(
                service, METHODID_PLAY_MOVES)))
        .addMethod(
          getJoinGameMethod(),
          io.grpc.stub.ServerCalls.asyncUnaryCall(
            new MethodHandlers<
              io.github.croupiercards.v1.JoinGameRequest,
              io.github.croupiercards.v1.JoinGameResponse>(
                service, METHODID_JOIN_GAME)))
        .addMethod(
          getLeaveGameMethod(),
          io.grpc.stub.ServerCalls.asyncUnaryCall(
            new MethodHandlers<
              io.github.croupiercards.v1.LeaveGameRequest,
              io.github.croupiercards.v1.LeaveGameResponse>(
                service, METHODID_LEAVE_GAME)))
        .addMethod(
          getUndoMovesMethod(),
          io.grpc.stub.ServerCalls.asyncUnaryCall(
            new MethodHandlers<
              io.github.croupiercards.v1.UndoMovesRequest,
              io.github.croupiercards.v1.UndoMovesResponse>(
                service, METHODID_UNDO_MOVES)))
        .addMethod(
          getRedoMovesMethod(),
          io.grpc.stub.ServerCalls.asyncUnaryCall(
            new MethodHandlers<
              io.github.croupiercards.v1.RedoMovesRequest,
              io.github.croupiercards.v1.RedoMovesResponse>(
                service, METHODID_REDO_MOVES)))
        .addMethod(
          getExportGameMethod(),
          io.grpc.stub.ServerCalls.asyncUnaryCall(
            new MethodHandlers<
              io.github.croupiercards.v1.ExportGameRequest,
              io.github.croupiercards.v1.ExportGameResponse>(
                service, METHODID_EXPORT_GAME)))
        .addMethod(
          getImportGameMethod(),
          io.grpc.stub.ServerCalls.asyncUnaryCall(
            new MethodHandlers<
              io.github.croupiercards.v1.ImportGameRequest,
              io.github.croupiercards.v1.ImportGameResponse>(
                service, METHODID_IMPORT_GAME)))
        .addMethod(
          getWatchGameMethod(),
          io.grpc.stub.ServerCalls.asyncServerStreamingCall(
            new MethodHandlers<
              io.github.croupiercards.v1.WatchGameRequest,
              io.github.croupiercards.v1.WatchGameResponse>(
                service, METHODID_WATCH_GAME)))
        .build();
  }

  private static abstract class GameServiceBaseDescriptorSupplier
      implements io.grpc.protobuf.ProtoFileDescriptorSupplier, io.grpc.protobuf.ProtoServiceDescriptorSupplier {
    GameServiceBaseDescriptorSupplier() {}

    @java.lang.Override
    public com.google.protobuf.Descriptors.FileDescriptor getFileDescriptor() {
      return io.github.croupiercards.v1.GameServiceOuterClass.getDescriptor();
    }

    @java.lang.Override
    public com.google.protobuf.Descriptors.ServiceDescriptor getServiceDescriptor() {
      return getFileDescriptor().findServiceByName("GameService");
    }
  }

  private static final class GameServiceFileDescriptorSupplier
      extends GameServiceBaseDescriptorSupplier {
    GameServiceFileDescriptorSupplier() {}
  }

  private static final class GameServiceMethodDescriptorSupplier
      extends GameServiceBaseDescriptorSupplier
      implements io.grpc.protobuf.ProtoMethodDescriptorSupplier {
    private final java.lang.String methodName;

    GameServiceMethodDescriptorSupplier(java.lang.String methodName) {
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
      synchronized (GameServiceGrpc.class) {
        result = serviceDescriptor;
        if (result == null) {
          serviceDescriptor = result = io.grpc.ServiceDescriptor.newBuilder(SERVICE_NAME)
              .setSchemaDescriptor(new GameServiceFileDescriptorSupplier())
              .addMethod(getCreateGameMethod())
              .addMethod(getGetGameMethod())
              .addMethod(getListGamesMethod())
              .addMethod(getDeleteGameMethod())
              .addMethod(getResignGameMethod())
              .addMethod(getListLegalMovesMethod())
              .addMethod(getExplainMoveMethod())
              .addMethod(getPlayMovesMethod())
              .addMethod(getJoinGameMethod())
              .addMethod(getLeaveGameMethod())
              .addMethod(getUndoMovesMethod())
              .addMethod(getRedoMovesMethod())
              .addMethod(getExportGameMethod())
              .addMethod(getImportGameMethod())
              .addMethod(getWatchGameMethod())
              .build();
        }
      }
    }
    return result;
  }
}
