package io.github.croupiercards.client;

import io.github.croupiercards.v1.CatalogServiceGrpc;
import io.github.croupiercards.v1.CreateGameRequest;
import io.github.croupiercards.v1.GameEvent;
import io.github.croupiercards.v1.GameServiceGrpc;
import io.github.croupiercards.v1.GameView;
import io.github.croupiercards.v1.GetGameRequest;
import io.github.croupiercards.v1.ListVariantsRequest;
import io.github.croupiercards.v1.Move;
import io.github.croupiercards.v1.PlayMovesRequest;
import io.github.croupiercards.v1.PlayMovesResponse;
import io.github.croupiercards.v1.RedoMovesRequest;
import io.github.croupiercards.v1.ResignGameRequest;
import io.github.croupiercards.v1.UndoMovesRequest;
import io.github.croupiercards.v1.Variant;
import io.github.croupiercards.v1.WatchGameRequest;
import io.github.croupiercards.v1.WatchGameResponse;
import io.grpc.Context;
import io.grpc.ManagedChannel;
import io.grpc.ManagedChannelBuilder;
import io.grpc.Metadata;
import io.grpc.StatusRuntimeException;
import io.grpc.stub.MetadataUtils;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A croupier service. It knows no rule of any game: that is the service's part.
 *
 * <p>Calls are tried again while the service cannot be reached, writes under one request id, so that a move is played
 * once however often its answer is lost.
 */
public final class Croupier implements AutoCloseable {
  private static final Metadata.Key<String> LANGUAGE =
      Metadata.Key.of("accept-language", Metadata.ASCII_STRING_MARSHALLER);
  private static final Duration CALL = Duration.ofSeconds(10);
  private static final Duration WATCH = Duration.ofMinutes(1);

  private final ManagedChannel channel;
  private final CatalogServiceGrpc.CatalogServiceBlockingStub catalog;
  private final GameServiceGrpc.GameServiceBlockingStub games;

  private Croupier(ManagedChannel channel, String language) {
    this.channel = channel;
    Metadata spoken = new Metadata();
    if (!language.isEmpty()) {
      spoken.put(LANGUAGE, language);
    }
    var speaks = MetadataUtils.newAttachHeadersInterceptor(spoken);
    catalog = CatalogServiceGrpc.newBlockingStub(channel).withInterceptors(speaks);
    games = GameServiceGrpc.newBlockingStub(channel).withInterceptors(speaks);
  }

  /** Connect to {@code HOST:PORT}; {@code language} is the player's, such as {@code de-AT}, or empty. */
  public static Croupier connect(String address, String language) {
    // A line that has died without a word is noticed by these pings, also in the middle of a quiet watch.
    return new Croupier(
        ManagedChannelBuilder.forTarget(address)
            .usePlaintext()
            .keepAliveTime(20, TimeUnit.SECONDS)
            .keepAliveTimeout(10, TimeUnit.SECONDS)
            .build(),
        language);
  }

  /**
   * Over a channel of one's own, such as one with TLS or with a token in its headers; it is this
   * client's from here on.
   */
  public static Croupier over(ManagedChannel channel, String language) {
    return new Croupier(channel, language);
  }

  @Override
  public void close() {
    channel.shutdownNow();
  }

  /** Every game that can be played. */
  public List<Variant> variants() {
    var request = ListVariantsRequest.getDefaultInstance();
    return call(left -> catalog.withDeadlineAfter(left).listVariants(request)).getVariantsList();
  }

  /** Deal a game of a variant. */
  public GameView create(String variantId, Deal deal) {
    var request = CreateGameRequest.newBuilder().setRequestId(newId()).setVariantId(variantId).setWithLegalMoves(true);
    deal.spec().ifPresent(request::setDeal);
    return call(left -> games.withDeadlineAfter(left).createGame(request.build())).getView();
  }

  /** The game as it stands. */
  public GameView get(String gameId) {
    var request = GetGameRequest.newBuilder().setGameId(gameId).setWithLegalMoves(true).build();
    return call(left -> games.withDeadlineAfter(left).getGame(request)).getView();
  }

  /** Play moves in text notation as one step: all of them, or none. */
  public PlayMovesResponse play(String gameId, String... moves) {
    var request = PlayMovesRequest.newBuilder().setGameId(gameId).setRequestId(newId()).setWithLegalMoves(true);
    for (String text : moves) {
      request.addMoves(Move.newBuilder().setText(text));
    }
    return play(request.build());
  }

  /** Play what a request says: with a request id of your own it is done once, however often it is sent. */
  public PlayMovesResponse play(PlayMovesRequest request) {
    return call(left -> games.withDeadlineAfter(left).playMoves(request));
  }

  /** Go back so many steps. */
  public GameView undo(String gameId, int steps) {
    var request =
        UndoMovesRequest.newBuilder().setGameId(gameId).setRequestId(newId()).setSteps(steps).setWithLegalMoves(true);
    return call(left -> games.withDeadlineAfter(left).undoMoves(request.build())).getView();
  }

  /** Go forward again so many steps. */
  public GameView redo(String gameId, int steps) {
    var request =
        RedoMovesRequest.newBuilder().setGameId(gameId).setRequestId(newId()).setSteps(steps).setWithLegalMoves(true);
    return call(left -> games.withDeadlineAfter(left).redoMoves(request.build())).getView();
  }

  /** Give the game up. */
  public GameView resign(String gameId) {
    var request = ResignGameRequest.newBuilder().setGameId(gameId).setRequestId(newId()).build();
    return call(left -> games.withDeadlineAfter(left).resignGame(request)).getView();
  }

  /**
   * Tell every event after a revision, once and in order, until the game closes or {@code goOn} says false; 0 begins
   * with the view now. A lost line is made again, and the watch goes on where it was.
   */
  public void watch(String gameId, int after, Predicate<GameEvent> goOn) {
    int cursor = after;
    Tries tries = new Tries(WATCH);
    while (true) {
      var request = WatchGameRequest.newBuilder().setGameId(gameId).setWithLegalMoves(true);
      if (cursor > 0) {
        request.setAfterRevision(cursor);
      }
      Context.CancellableContext line = Context.current().withCancellation();
      Context before = line.attach();
      try {
        Iterator<WatchGameResponse> messages = games.watchGame(request.build());
        while (messages.hasNext()) {
          WatchGameResponse message = messages.next();
          tries = new Tries(WATCH);
          if (message.hasEvent()) {
            cursor = message.getEvent().getRevision();
            if (!goOn.test(message.getEvent())) {
              return;
            }
          }
        }
        return;
      } catch (StatusRuntimeException lost) {
        tries.waitAfter(CroupierException.of(lost));
      } finally {
        line.detach(before);
        line.cancel(null);
      }
    }
  }

  /** The id of a write. */
  public static String newId() {
    return UUID.randomUUID().toString();
  }

  private static <A> A call(Function<Duration, A> method) {
    Tries tries = new Tries(CALL);
    while (true) {
      try {
        return method.apply(tries.left());
      } catch (StatusRuntimeException failed) {
        tries.waitAfter(CroupierException.of(failed));
      }
    }
  }
}
