package croupier

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"testing"

	"google.golang.org/grpc/codes"

	pb "github.com/croupier-cards/croupier/clients/go/gen/croupier/v1"
)

// connected is a client of the live service whose address is in CROUPIER_GRPC.
func connected(t *testing.T, options ...Option) *Client {
	t.Helper()
	address := os.Getenv("CROUPIER_GRPC")
	if address == "" {
		t.Skip("CROUPIER_GRPC names no service")
	}
	client, err := Connect(address, options...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = client.Close() })
	return client
}

func created(t *testing.T, client *Client) *pb.GameView {
	t.Helper()
	view, err := client.Create(t.Context(), "whitehead", Deal{Named: "pysol:1"})
	if err != nil {
		t.Fatal(err)
	}
	return view
}

func TestAGameIsDealtPlayedTakenBackAndGivenUp(t *testing.T) {
	client := connected(t)
	view := created(t, client)
	var texts []string
	for _, move := range view.LegalMoves {
		texts = append(texts, move.Text)
	}
	if want := []string{"t4-t3", "t5-t4", "t6-f", "t7-f", "draw"}; !slices.Equal(texts, want) {
		t.Fatalf("legal moves are %v, not %v", texts, want)
	}
	played, err := client.Play(t.Context(), view.GameId, "t4-t3", "t6-f")
	if err != nil || played.Revision != 2 {
		t.Fatalf("%v, %v", played, err)
	}
	if view, err = client.Undo(t.Context(), view.GameId, 1); err != nil || view.UndoSteps != 0 {
		t.Fatalf("%v, %v", view, err)
	}
	if view, err = client.Redo(t.Context(), view.GameId, 1); err != nil || view.UndoSteps != 1 {
		t.Fatalf("%v, %v", view, err)
	}
	if view, err = client.Resign(t.Context(), view.GameId); err != nil || view.State != pb.GameState_GAME_STATE_CLOSED {
		t.Fatalf("%v, %v", view, err)
	}
}

func TestAnIllegalMoveSaysWhyInThePlayersLanguage(t *testing.T) {
	client := connected(t, Language("de-AT"))
	_, err := client.Play(t.Context(), created(t, client).GameId, "t4-t3", "t1-t2")
	var illegal *IllegalMoveError
	if !errors.As(err, &illegal) {
		t.Fatalf("%v is no illegal move", err)
	}
	said := illegal.Err
	if said.Reason != "WRONG_RANK" || said.Sentence != "D♥ passt nicht auf 10♠: Der Rang schließt nicht an." || said.Language != "de" {
		t.Errorf("%+v", said)
	}
	if illegal.Move != "t1-t2" || illegal.Index != "1" {
		t.Errorf("%+v", illegal)
	}
}

func TestErrorsHaveACodeAndWhatIsWrong(t *testing.T) {
	client := connected(t)
	if _, err := client.Get(t.Context(), "00000000000000000000000000000000"); CodeOf(err) != codes.NotFound {
		t.Error(err)
	}
	_, err := client.Create(t.Context(), "whitehead", Deal{Named: "pysol:x"})
	var invalid *Error
	if !errors.As(err, &invalid) || invalid.Code != codes.InvalidArgument || invalid.Reason == "" {
		t.Error(err)
	}
}

func TestAWriteThatIsSentAgainIsDoneOnce(t *testing.T) {
	client := connected(t)
	request := &pb.PlayMovesRequest{GameId: created(t, client).GameId, RequestId: NewID(), Moves: []*pb.Move{{Text: "t6-f"}}}
	for range 2 {
		if played, err := client.PlayRequest(t.Context(), request); err != nil || played.Revision != 2 {
			t.Fatalf("%v, %v", played, err)
		}
	}
	request.Moves[0].Text = "t7-f"
	if _, err := client.PlayRequest(t.Context(), request); CodeOf(err) != codes.AlreadyExists {
		t.Error(err)
	}
}

func TestAWatchTellsEveryFactAndEndsWithTheGame(t *testing.T) {
	client := connected(t)
	id := created(t, client).GameId
	var seen []uint32
	err := client.Watch(t.Context(), id, 0, func(event *pb.GameEvent) error {
		seen = append(seen, event.Revision)
		var err error
		switch event.Revision {
		case 1:
			_, err = client.Play(t.Context(), id, "t6-f")
		case 2:
			_, err = client.Resign(t.Context(), id)
		}
		return err
	})
	if err != nil || !slices.Equal(seen, []uint32{1, 2, 3}) {
		t.Fatalf("%v, %v", seen, err)
	}
}

func TestAWatchGoesOnAfterARevisionAndStopsWhenItIsTold(t *testing.T) {
	client := connected(t)
	id := created(t, client).GameId
	for _, move := range []string{"t6-f", "t7-f", "draw"} {
		if _, err := client.Play(t.Context(), id, move); err != nil {
			t.Fatal(err)
		}
	}
	enough := errors.New("enough")
	var seen []uint32
	err := client.Watch(context.Background(), id, 2, func(event *pb.GameEvent) error {
		if seen = append(seen, event.Revision); len(seen) == 2 {
			return enough
		}
		return nil
	})
	if !errors.Is(err, enough) || !slices.Equal(seen, []uint32{3, 4}) {
		t.Fatalf("%v, %v", seen, err)
	}
}

func TestTheExampleBotPlaysAGame(t *testing.T) {
	connected(t)
	said, err := exec.Command("go", "run", "./examples/greedybot", os.Getenv("CROUPIER_GRPC"), "klondike").CombinedOutput()
	if err != nil || !regexp.MustCompile(`cards on the foundations at revision \d+`).Match(said) {
		t.Fatalf("%s, %v", said, err)
	}
}
