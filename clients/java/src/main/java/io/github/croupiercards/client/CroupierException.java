package io.github.croupiercards.client;

import com.google.protobuf.Any;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.rpc.BadRequest;
import com.google.rpc.ErrorInfo;
import com.google.rpc.LocalizedMessage;
import com.google.rpc.RetryInfo;
import io.github.croupiercards.v1.ErrorReason;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.protobuf.StatusProto;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A call that failed. {@link #sentence} is for the player, in {@link #language}; the message is for developers. */
public class CroupierException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Reasons from this number on are rules of a game. */
  private static final int FIRST_RULE = 101;

  private final transient com.google.rpc.Status status;

  CroupierException(com.google.rpc.Status status, StatusRuntimeException cause) {
    super(status.getMessage(), cause);
    this.status = status;
  }

  /** The exception for a failed call: an {@link IllegalMoveException} where a rule forbids a move. */
  static CroupierException of(StatusRuntimeException cause) {
    com.google.rpc.Status status = StatusProto.fromThrowable(cause);
    CroupierException made = new CroupierException(status, cause);
    return made.isRule() ? new IllegalMoveException(status, cause) : made;
  }

  /** The kind of error. */
  public Status.Code code() {
    return Status.fromCodeValue(status.getCode()).getCode();
  }

  /** What forbids it, such as {@code WRONG_RANK}; empty where the service did not answer. */
  public String reason() {
    return info().getReason();
  }

  /** Why, for the player. */
  public String sentence() {
    return detail(LocalizedMessage.class).map(LocalizedMessage::getMessage).orElse(status.getMessage());
  }

  /** The language of the sentence. */
  public String language() {
    return detail(LocalizedMessage.class).map(LocalizedMessage::getLocale).orElse("");
  }

  /** The facts of the reason. */
  public Map<String, String> metadata() {
    return info().getMetadataMap();
  }

  /** What is wrong with which fields of the request, for developers. */
  public List<BadRequest.FieldViolation> faults() {
    return detail(BadRequest.class).map(BadRequest::getFieldViolationsList).orElse(List.of());
  }

  /** How long to wait before another try; empty where waiting is of no use. */
  public Optional<Duration> retryAfter() {
    return detail(RetryInfo.class)
        .map(RetryInfo::getRetryDelay)
        .map(delay -> Duration.ofSeconds(delay.getSeconds(), delay.getNanos()));
  }

  private boolean isRule() {
    ErrorReason reason =
        List.of(ErrorReason.values()).stream()
            .filter(each -> each.name().equals("ERROR_REASON_" + reason()))
            .findFirst()
            .orElse(ErrorReason.ERROR_REASON_UNSPECIFIED);
    return reason.getNumber() >= FIRST_RULE;
  }

  private ErrorInfo info() {
    return detail(ErrorInfo.class).orElse(ErrorInfo.getDefaultInstance());
  }

  private <D extends Message> Optional<D> detail(Class<D> kind) {
    for (Any detail : status.getDetailsList()) {
      if (detail.is(kind)) {
        try {
          return Optional.of(detail.unpack(kind));
        } catch (InvalidProtocolBufferException broken) {
          return Optional.empty();
        }
      }
    }
    return Optional.empty();
  }
}
