package io.github.croupiercards.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.croupiercards.v1.GameState;
import io.github.croupiercards.v1.GameView;
import io.github.croupiercards.v1.Move;
import io.github.croupiercards.v1.PlayMovesRequest;
import io.grpc.Status;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The client against a live service, whose address is in CROUPIER_GRPC. */
class CroupierTest {
  private static final String ADDRESS = System.getenv("CROUPIER_GRPC");

  private Croupier croupier;

  @BeforeEach
  void connect() {
    assumeTrue(ADDRESS != null, "CROUPIER_GRPC names no service");
    croupier = Croupier.connect(ADDRESS, "de-AT");
  }

  @AfterEach
  void close() {
    if (croupier != null) {
      croupier.close();
    }
  }

  private GameView created() {
    return croupier.create("whitehead", Deal.named("pysol:1"));
  }

  @Test
  void aGameIsDealtPlayedTakenBackAndGivenUp() {
    GameView view = created();
    assertEquals(
        List.of("t4-t3", "t5-t4", "t6-f", "t7-f", "draw"),
        view.getLegalMovesList().stream().map(Move::getText).toList());
    assertEquals(2, croupier.play(view.getGameId(), "t4-t3", "t6-f").getRevision());
    assertEquals(0, croupier.undo(view.getGameId(), 1).getUndoSteps());
    assertEquals(1, croupier.redo(view.getGameId(), 1).getUndoSteps());
    assertEquals(GameState.GAME_STATE_CLOSED, croupier.resign(view.getGameId()).getState());
  }

  @Test
  void anIllegalMoveSaysWhyInThePlayersLanguage() {
    String id = created().getGameId();
    var illegal = assertThrows(IllegalMoveException.class, () -> croupier.play(id, "t4-t3", "t1-t2"));
    assertEquals("WRONG_RANK", illegal.reason());
    assertEquals("D♥ passt nicht auf 10♠: Der Rang schließt nicht an.", illegal.sentence());
    assertEquals("de", illegal.language());
    assertEquals("t1-t2", illegal.move());
    assertEquals(1, illegal.index());
  }

  @Test
  void errorsHaveACodeAndSayWhatIsWrong() {
    var missing = assertThrows(CroupierException.class, () -> croupier.get("0".repeat(32)));
    assertEquals(Status.Code.NOT_FOUND, missing.code());
    var invalid = assertThrows(CroupierException.class, () -> croupier.create("whitehead", Deal.named("pysol:x")));
    assertEquals(Status.Code.INVALID_ARGUMENT, invalid.code());
  }

  @Test
  void aWriteThatIsSentAgainIsDoneOnce() {
    var request = PlayMovesRequest.newBuilder().setGameId(created().getGameId()).setRequestId(Croupier.newId());
    var first = request.clone().addMoves(Move.newBuilder().setText("t6-f")).build();
    assertEquals(2, croupier.play(first).getRevision());
    assertEquals(2, croupier.play(first).getRevision());
    var other = request.clone().addMoves(Move.newBuilder().setText("t7-f")).build();
    assertEquals(
        Status.Code.ALREADY_EXISTS, assertThrows(CroupierException.class, () -> croupier.play(other)).code());
  }

  @Test
  void aWatchTellsEveryFactAndEndsWithTheGame() {
    String id = created().getGameId();
    List<Integer> seen = new ArrayList<>();
    croupier.watch(
        id,
        0,
        event -> {
          seen.add(event.getRevision());
          if (event.getRevision() == 1) {
            croupier.play(id, "t6-f");
          } else if (event.getRevision() == 2) {
            croupier.resign(id);
          }
          return true;
        });
    assertEquals(List.of(1, 2, 3), seen);
  }

  @Test
  void aWatchGoesOnAfterARevisionAndStopsWhenItIsTold() {
    String id = created().getGameId();
    for (String move : List.of("t6-f", "t7-f", "draw")) {
      croupier.play(id, move);
    }
    List<Integer> seen = new ArrayList<>();
    croupier.watch(id, 2, event -> seen.add(event.getRevision()) && seen.size() < 2);
    assertEquals(List.of(3, 4), seen);
  }

  @Test
  void theExampleBotPlaysAGame() throws Exception {
    var out = new ByteArrayOutputStream();
    PrintStream before = System.out;
    System.setOut(new PrintStream(out));
    try {
      // It is in the package without a name, which no import can say.
      Class.forName("GreedyBot").getMethod("main", String[].class).invoke(null, (Object) new String[] {ADDRESS, "klondike"});
    } finally {
      System.setOut(before);
    }
    assertTrue(out.toString().contains("cards on the foundations at revision "), out.toString());
  }
}
