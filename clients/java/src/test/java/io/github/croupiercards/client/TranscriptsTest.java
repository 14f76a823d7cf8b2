package io.github.croupiercards.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.protobuf.Message;
import com.google.protobuf.util.JsonFormat;
import io.github.croupiercards.v1.AnalysisServiceGrpc;
import io.github.croupiercards.v1.CatalogServiceGrpc;
import io.github.croupiercards.v1.GameServiceGrpc;
import io.github.croupiercards.v1.WatchGameResponse;
import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.ClientInterceptors;
import io.grpc.Context;
import io.grpc.ManagedChannel;
import io.grpc.ManagedChannelBuilder;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.ServiceDescriptor;
import io.grpc.StatusRuntimeException;
import io.grpc.stub.ClientCalls;
import io.grpc.stub.MetadataUtils;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The transcripts of {@code tests/data/transcripts}; their README says how they are read. */
class TranscriptsTest {
  private static final String ADDRESS = System.getenv("CROUPIER_GRPC");
  private static final Path FOLDER = Path.of("../../tests/data/transcripts");
  private static final List<ServiceDescriptor> SERVICES =
      List.of(
          CatalogServiceGrpc.getServiceDescriptor(),
          GameServiceGrpc.getServiceDescriptor(),
          AnalysisServiceGrpc.getServiceDescriptor());

  @TestFactory
  Stream<DynamicTest> everyTranscript() throws IOException {
    assumeTrue(ADDRESS != null, "CROUPIER_GRPC names no service");
    ManagedChannel channel = ManagedChannelBuilder.forTarget(ADDRESS).usePlaintext().build();
    List<Path> files;
    try (Stream<Path> there = Files.list(FOLDER)) {
      files = there.filter(file -> file.toString().endsWith(".jsonl")).sorted().toList();
    }
    Stream.Builder<DynamicTest> tests = Stream.builder();
    for (Path file : files) {
      for (String line : Files.readAllLines(file)) {
        JsonObject transcript = JsonParser.parseString(line).getAsJsonObject();
        tests.add(
            DynamicTest.dynamicTest(
                transcript.get("name").getAsString(), () -> play(channel, transcript.getAsJsonArray("steps"))));
      }
    }
    return tests.build().onClose(channel::shutdownNow);
  }

  private static void play(Channel channel, JsonArray steps) throws IOException {
    Map<String, String> saved = new HashMap<>();
    for (JsonElement raw : steps) {
      JsonObject step = filled(raw, saved).getAsJsonObject();
      if (step.has("watch")) {
        follow(channel, step);
      } else if (step.has("error")) {
        var refused = assertThrows(StatusRuntimeException.class, () -> invoke(channel, step));
        within(step.get("error"), refusal(CroupierException.of(refused)), "error");
      } else {
        JsonElement reply = invoke(channel, step);
        within(step.get("reply"), reply, "reply");
        if (step.has("save")) {
          step.getAsJsonObject("save").entrySet().forEach(
              each -> saved.put(each.getKey(), at(reply, each.getValue().getAsString())));
        }
      }
    }
  }

  @SuppressWarnings("unchecked")
  private static MethodDescriptor<Message, Message> method(String call) {
    String name = "croupier.v1." + call;
    for (ServiceDescriptor service : SERVICES) {
      for (MethodDescriptor<?, ?> method : service.getMethods()) {
        if (method.getFullMethodName().equals(name)) {
          return (MethodDescriptor<Message, Message>) method;
        }
      }
    }
    throw new AssertionError("there is no " + call);
  }

  private static Message request(MethodDescriptor<Message, Message> method, JsonElement json) throws IOException {
    var marshaller = (MethodDescriptor.PrototypeMarshaller<Message>) method.getRequestMarshaller();
    Message.Builder builder = marshaller.getMessagePrototype().newBuilderForType();
    JsonFormat.parser().merge(json.toString(), builder);
    return builder.build();
  }

  private static JsonElement invoke(Channel channel, JsonObject step) throws IOException {
    var method = method(step.get("call").getAsString());
    Channel speaks = speaking(channel, step);
    CallOptions options = CallOptions.DEFAULT.withDeadlineAfter(30, TimeUnit.SECONDS);
    Message request = request(method, step.get("request"));
    if (method.getType() == MethodDescriptor.MethodType.UNARY) {
      return written(ClientCalls.blockingUnaryCall(speaks, method, options, request));
    }
    Message last = null;
    for (var messages = ClientCalls.blockingServerStreamingCall(speaks, method, options, request); messages.hasNext(); ) {
      last = messages.next();
    }
    return written(last);
  }

  /** The channel with a step's headers. */
  private static Channel speaking(Channel channel, JsonObject step) {
    Metadata headers = new Metadata();
    if (step.has("headers")) {
      step.getAsJsonObject("headers").entrySet().forEach(
          each -> headers.put(Metadata.Key.of(each.getKey(), Metadata.ASCII_STRING_MARSHALLER), each.getValue().getAsString()));
    }
    return ClientInterceptors.intercept(channel, MetadataUtils.newAttachHeadersInterceptor(headers));
  }

  private static void follow(Channel channel, JsonObject step) throws IOException {
    var method = method("GameService/WatchGame");
    boolean ends = step.has("ends");
    JsonArray wanted = step.getAsJsonArray("events");
    JsonArray told = new JsonArray();
    Context.CancellableContext line = Context.current().withCancellation();
    Context before = line.attach();
    try {
      var messages =
          ClientCalls.blockingServerStreamingCall(
              speaking(channel, step), method, CallOptions.DEFAULT, request(method, step.get("watch")));
      while ((ends || told.size() < wanted.size()) && messages.hasNext()) {
        WatchGameResponse message = (WatchGameResponse) messages.next();
        if (message.hasEvent()) {
          told.add(written(message.getEvent()));
        }
      }
    } finally {
      line.detach(before);
      line.cancel(null);
    }
    within(wanted, told, "events");
  }

  private static JsonElement refusal(CroupierException refused) {
    JsonObject said = new JsonObject();
    said.addProperty("code", refused.code().name());
    said.addProperty("reason", refused.reason());
    said.addProperty("sentence", refused.sentence());
    said.addProperty("language", refused.language());
    JsonObject facts = new JsonObject();
    refused.metadata().forEach(facts::addProperty);
    said.add("metadata", facts);
    return said;
  }

  private static JsonElement written(Message message) throws IOException {
    return JsonParser.parseString(JsonFormat.printer().print(message));
  }

  /** A step with what earlier ones have saved. */
  private static JsonElement filled(JsonElement value, Map<String, String> saved) {
    if (value.isJsonObject()) {
      JsonObject table = new JsonObject();
      value.getAsJsonObject().entrySet().forEach(each -> table.add(each.getKey(), filled(each.getValue(), saved)));
      return table;
    }
    if (value.isJsonArray()) {
      JsonArray list = new JsonArray();
      value.getAsJsonArray().forEach(each -> list.add(filled(each, saved)));
      return list;
    }
    if (value.isJsonNull()) {
      return value;
    }
    boolean named = value.getAsJsonPrimitive().isString() && value.getAsString().startsWith("$");
    return named ? new JsonPrimitive(saved.get(value.getAsString().substring(1))) : value;
  }

  private static String at(JsonElement reply, String path) {
    JsonElement value = reply;
    for (String key : path.split("\\.")) {
      value = value.getAsJsonObject().get(key);
    }
    return value.getAsString();
  }

  /** Everything that is wanted is there; lists whole and in order. */
  private static void within(JsonElement wanted, JsonElement there, String path) {
    if (wanted.isJsonNull()) {
      assertNull(there, path);
      return;
    }
    assertNotNull(there, path + " is missing");
    if (wanted.isJsonObject()) {
      assertTrue(there.isJsonObject(), path + " is " + there);
      wanted.getAsJsonObject().entrySet().forEach(
          each -> within(each.getValue(), there.getAsJsonObject().get(each.getKey()), path + "." + each.getKey()));
    } else if (wanted.isJsonArray()) {
      assertEquals(wanted.getAsJsonArray().size(), there.getAsJsonArray().size(), path);
      for (int number = 0; number < wanted.getAsJsonArray().size(); number++) {
        within(wanted.getAsJsonArray().get(number), there.getAsJsonArray().get(number), path + "[" + number + "]");
      }
    } else {
      assertEquals(wanted, there, path);
    }
  }
}
