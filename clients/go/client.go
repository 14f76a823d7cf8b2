// Package croupier plays cards on a croupier service: thin, typed, and without a rule of any game.
//
//	client, err := croupier.Connect("127.0.0.1:50051", croupier.Language("de"))
//	view, err := client.Create(ctx, "whitehead", croupier.Deal{})
//	played, err := client.Play(ctx, view.GameId, "t4-t3", "draw")
package croupier

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	mathrand "math/rand/v2"
	"time"

	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/credentials/insecure"
	"google.golang.org/grpc/keepalive"
	"google.golang.org/grpc/metadata"

	pb "github.com/croupier-cards/croupier/clients/go/gen/croupier/v1"
)

const (
	firstDelay   = 50 * time.Millisecond
	longestDelay = 2 * time.Second
	timeout      = 10 * time.Second
)

// Client talks to a service. Calls are tried again while the service cannot be reached, writes under one request id.
type Client struct {
	Catalog  pb.CatalogServiceClient
	Games    pb.GameServiceClient
	Analysis pb.AnalysisServiceClient

	connection *grpc.ClientConn
	language   string
}

// Option is a choice of Connect.
type Option func(*settings)

type settings struct {
	language string
	dial     []grpc.DialOption
}

// Language asks for sentences in a language, such as de-AT.
func Language(tag string) Option { return func(s *settings) { s.language = tag } }

// Dial adds options of gRPC's own, such as transport credentials.
func Dial(options ...grpc.DialOption) Option {
	return func(s *settings) { s.dial = append(s.dial, options...) }
}

// Connect prepares a connection to HOST:PORT; it is made with the first call.
func Connect(address string, options ...Option) (*Client, error) {
	// A line that has died without a word is noticed by these pings, also in the middle of a quiet watch.
	pings := keepalive.ClientParameters{Time: 20 * time.Second, Timeout: 10 * time.Second}
	chosen := settings{dial: []grpc.DialOption{
		grpc.WithTransportCredentials(insecure.NewCredentials()), grpc.WithKeepaliveParams(pings),
	}}
	for _, option := range options {
		option(&chosen)
	}
	connection, err := grpc.NewClient(address, chosen.dial...)
	if err != nil {
		return nil, err
	}
	return &Client{
		Catalog:    pb.NewCatalogServiceClient(connection),
		Games:      pb.NewGameServiceClient(connection),
		Analysis:   pb.NewAnalysisServiceClient(connection),
		connection: connection,
		language:   chosen.language,
	}, nil
}

// Close ends the connection, and running watches with it.
func (c *Client) Close() error { return c.connection.Close() }

// Deal is what a game is dealt from: at random, by name (pysol:1, daily), or written out.
type Deal struct{ Named, Written string }

func (d Deal) spec() *pb.DealSpec {
	switch {
	case d.Named != "":
		return &pb.DealSpec{Deal: &pb.DealSpec_Named{Named: d.Named}}
	case d.Written != "":
		return &pb.DealSpec{Deal: &pb.DealSpec_Written{Written: d.Written}}
	default:
		return nil
	}
}

// Variants lists every game that can be played.
func (c *Client) Variants(ctx context.Context) ([]*pb.Variant, error) {
	reply, err := call(ctx, c, c.Catalog.ListVariants, &pb.ListVariantsRequest{})
	return reply.GetVariants(), err
}

// Create deals a game of a variant.
func (c *Client) Create(ctx context.Context, variantID string, deal Deal) (*pb.GameView, error) {
	reply, err := call(ctx, c, c.Games.CreateGame, &pb.CreateGameRequest{
		RequestId: NewID(), Game: &pb.CreateGameRequest_VariantId{VariantId: variantID}, Deal: deal.spec(), WithLegalMoves: true,
	})
	return reply.GetView(), err
}

// Get shows a game as it stands.
func (c *Client) Get(ctx context.Context, gameID string) (*pb.GameView, error) {
	reply, err := call(ctx, c, c.Games.GetGame, &pb.GetGameRequest{GameId: gameID, WithLegalMoves: true})
	return reply.GetView(), err
}

// Play plays moves in text notation as one step: all of them, or none.
func (c *Client) Play(ctx context.Context, gameID string, moves ...string) (*pb.PlayMovesResponse, error) {
	request := &pb.PlayMovesRequest{GameId: gameID, RequestId: NewID(), WithLegalMoves: true}
	for _, text := range moves {
		request.Moves = append(request.Moves, &pb.Move{Text: text})
	}
	return call(ctx, c, c.Games.PlayMoves, request)
}

// PlayRequest plays what a request says: with a request id of your own it is done once, however often it is sent.
func (c *Client) PlayRequest(ctx context.Context, request *pb.PlayMovesRequest) (*pb.PlayMovesResponse, error) {
	return call(ctx, c, c.Games.PlayMoves, request)
}

// Undo goes back so many steps.
func (c *Client) Undo(ctx context.Context, gameID string, steps uint32) (*pb.GameView, error) {
	reply, err := call(ctx, c, c.Games.UndoMoves, &pb.UndoMovesRequest{
		GameId: gameID, RequestId: NewID(), Target: &pb.UndoMovesRequest_Steps{Steps: steps}, WithLegalMoves: true,
	})
	return reply.GetView(), err
}

// Redo goes forward again so many steps.
func (c *Client) Redo(ctx context.Context, gameID string, steps uint32) (*pb.GameView, error) {
	reply, err := call(ctx, c, c.Games.RedoMoves, &pb.RedoMovesRequest{
		GameId: gameID, RequestId: NewID(), Target: &pb.RedoMovesRequest_Steps{Steps: steps}, WithLegalMoves: true,
	})
	return reply.GetView(), err
}

// Resign gives a game up.
func (c *Client) Resign(ctx context.Context, gameID string) (*pb.GameView, error) {
	reply, err := call(ctx, c, c.Games.ResignGame, &pb.ResignGameRequest{GameId: gameID, RequestId: NewID()})
	return reply.GetView(), err
}

// Watch tells every event after a revision, once and in order, until the game closes or tell gives an error; a revision
// of 0 begins with the view now. A lost line is made again, and the watch goes on where it was.
func (c *Client) Watch(ctx context.Context, gameID string, after uint32, tell func(*pb.GameEvent) error) error {
	tries := newTries(time.Minute)
	for {
		request := &pb.WatchGameRequest{GameId: gameID, WithLegalMoves: true}
		if after > 0 {
			request.AfterRevision = &after
		}
		done, err := c.watchOnce(ctx, request, &after, &tries, tell)
		if done || ctx.Err() != nil {
			return err
		}
		if err := tries.wait(ctx, err); err != nil {
			return err
		}
	}
}

// watchOnce follows one stream; done unless the line was lost.
func (c *Client) watchOnce(
	ctx context.Context, request *pb.WatchGameRequest, after *uint32, tries *tries, tell func(*pb.GameEvent) error,
) (bool, error) {
	ctx, cancel := context.WithCancel(c.spoken(ctx))
	defer cancel()
	stream, err := c.Games.WatchGame(ctx, request)
	for err == nil {
		var message *pb.WatchGameResponse
		if message, err = stream.Recv(); err == nil {
			*tries = newTries(time.Minute)
			if event := message.GetEvent(); event != nil {
				*after = event.Revision
				if told := tell(event); told != nil {
					return true, told
				}
			}
		}
	}
	if errors.Is(err, io.EOF) {
		return true, nil
	}
	return false, errorOf(err)
}

// NewID makes the id of a write.
func NewID() string {
	var id [16]byte
	_, _ = rand.Read(id[:]) // It never fails, by its documentation.
	id[6], id[8] = id[6]&0x0f|0x40, id[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", id[0:4], id[4:6], id[6:8], id[8:10], id[10:])
}

func (c *Client) spoken(ctx context.Context) context.Context {
	if c.language == "" {
		return ctx
	}
	return metadata.AppendToOutgoingContext(ctx, "accept-language", c.language)
}

func call[Q, A any](
	ctx context.Context, c *Client, method func(context.Context, Q, ...grpc.CallOption) (A, error), request Q,
) (A, error) {
	tries := newTries(timeout)
	for {
		limited, cancel := context.WithTimeout(c.spoken(ctx), time.Until(tries.until))
		reply, err := method(limited, request)
		cancel()
		if err == nil {
			return reply, nil
		}
		if err := tries.wait(ctx, errorOf(err)); err != nil {
			return reply, err
		}
	}
}

// tries says how long to go on trying, with growing delays.
type tries struct {
	until time.Time
	delay time.Duration
}

func newTries(all time.Duration) tries { return tries{time.Now().Add(all), firstDelay} }

// wait waits before the next try, or gives the error back if another is of no use or would be too late.
func (t *tries) wait(ctx context.Context, err error) error {
	delay := t.delay/2 + mathrand.N(t.delay/2)
	made, ours := err.(*Error)
	if ours && made.RetryAfter > 0 {
		delay = made.RetryAfter
	}
	if CodeOf(err) != codes.Unavailable || delay >= time.Until(t.until) {
		return err
	}
	t.delay = min(2*t.delay, longestDelay)
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(delay):
		return nil
	}
}
