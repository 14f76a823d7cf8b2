// Greedybot plays to the foundations whenever it can, else by chance: go run ./examples/greedybot HOST:PORT [VARIANT].
package main

import (
	"context"
	"fmt"
	"log"
	"math/rand/v2"
	"os"
	"strings"

	croupier "github.com/croupier-cards/croupier/clients/go"
	pb "github.com/croupier-cards/croupier/clients/go/gen/croupier/v1"
)

func main() {
	address, variant := os.Args[1], "whitehead"
	if len(os.Args) > 2 {
		variant = os.Args[2]
	}
	ctx := context.Background()
	client, err := croupier.Connect(address)
	check(err)
	view, err := client.Create(ctx, variant, croupier.Deal{})
	check(err)
	for step := 0; step < 300 && view.State == pb.GameState_GAME_STATE_RUNNING; step++ {
		var forward []*pb.Move
		for _, move := range view.LegalMoves {
			if !strings.HasPrefix(move.Text, "f") {
				forward = append(forward, move)
			}
		}
		if len(forward) == 0 {
			break
		}
		request := &pb.PlayMovesRequest{GameId: view.GameId, RequestId: croupier.NewID(), WithLegalMoves: true}
		request.Moves, request.Then = []*pb.Move{forward[rand.N(len(forward))]}, pb.Autoplay_AUTOPLAY_ALL
		played, err := client.PlayRequest(ctx, request)
		check(err)
		view = played.View
	}
	up := 0
	for _, pile := range view.GetPatience().GetPiles() {
		if pile.Kind == pb.PileKind_PILE_KIND_FOUNDATION {
			up += len(pile.Cards)
		}
	}
	fmt.Printf("%s: %d cards on the foundations at revision %d\n", view.GameId, up, view.Revision)
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
