import io.github.croupiercards.client.Croupier;
import io.github.croupiercards.client.Deal;
import io.github.croupiercards.v1.Autoplay;
import io.github.croupiercards.v1.GameState;
import io.github.croupiercards.v1.PileKind;
import io.github.croupiercards.v1.PlayMovesRequest;
import java.util.concurrent.ThreadLocalRandom;

/** Plays to the foundations whenever it can, else by chance: GreedyBot HOST:PORT [VARIANT]. */
public final class GreedyBot {
  public static void main(String[] arguments) {
    try (var croupier = Croupier.connect(arguments[0], "")) {
      var view = croupier.create(arguments.length > 1 ? arguments[1] : "whitehead", Deal.random());
      for (int step = 0; step < 300 && view.getState() == GameState.GAME_STATE_RUNNING; step++) {
        var forward = view.getLegalMovesList().stream().filter(move -> !move.getText().startsWith("f")).toList();
        if (forward.isEmpty()) {
          break;
        }
        var move = forward.get(ThreadLocalRandom.current().nextInt(forward.size()));
        var request = PlayMovesRequest.newBuilder().setGameId(view.getGameId()).setRequestId(Croupier.newId());
        request.addMoves(move).setThen(Autoplay.AUTOPLAY_ALL).setWithLegalMoves(true);
        view = croupier.play(request.build()).getView();
      }
      int up =
          view.getPatience().getPilesList().stream()
              .filter(pile -> pile.getKind() == PileKind.PILE_KIND_FOUNDATION)
              .mapToInt(pile -> pile.getCardsCount())
              .sum();
      System.out.printf("%s: %d cards on the foundations at revision %d%n", view.getGameId(), up, view.getRevision());
    }
  }
}
