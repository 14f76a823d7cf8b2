package croupier

import (
	"errors"
	"fmt"
	"time"

	"google.golang.org/genproto/googleapis/rpc/errdetails"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	pb "github.com/croupier-cards/croupier/clients/go/gen/croupier/v1"
)

// Error is what every call fails with. Sentence is for the player, in Language; Error() is for developers.
type Error struct {
	Code codes.Code
	// Reason is what forbids it, such as WRONG_RANK; empty where the service did not answer.
	Reason   string
	Sentence string
	Language string
	// Metadata are the facts of the reason.
	Metadata map[string]string
	// Faults say what is wrong with which field of the request.
	Faults []Fault
	// RetryAfter is how long to wait before another try; 0 where waiting is of no use.
	RetryAfter time.Duration

	message string
}

// Fault is what is wrong with a field of a request.
type Fault struct{ Field, Description string }

// IllegalMoveError says that a rule forbids a move; nothing of the call was played.
type IllegalMoveError struct {
	Err *Error
	// Move is the move in text notation, Index its place in the call.
	Move, Index string
}

func (e *Error) Error() string { return fmt.Sprintf("%s %s: %s", e.Code, e.Reason, e.message) }

func (e *IllegalMoveError) Error() string { return e.Err.Error() }

// Unwrap gives the error of the call.
func (e *IllegalMoveError) Unwrap() error { return e.Err }

// firstRule is the number from which on reasons are rules of a game.
const firstRule = 101

// errorOf turns a failed call's error into one of ours.
func errorOf(err error) error {
	if err == nil {
		return nil
	}
	said := status.Convert(err)
	made := &Error{Code: said.Code(), Sentence: said.Message(), message: said.Message()}
	for _, detail := range said.Details() {
		switch detail := detail.(type) {
		case *errdetails.ErrorInfo:
			made.Reason, made.Metadata = detail.Reason, detail.Metadata
		case *errdetails.LocalizedMessage:
			made.Sentence, made.Language = detail.Message, detail.Locale
		case *errdetails.RetryInfo:
			made.RetryAfter = detail.RetryDelay.AsDuration()
		case *errdetails.BadRequest:
			for _, fault := range detail.FieldViolations {
				made.Faults = append(made.Faults, Fault{fault.Field, fault.Description})
			}
		}
	}
	if pb.ErrorReason_value["ERROR_REASON_"+made.Reason] >= firstRule {
		return &IllegalMoveError{Err: made, Move: made.Metadata["move"], Index: made.Metadata["index"]}
	}
	return made
}

// CodeOf is the code of a call's error; codes.OK for none.
func CodeOf(err error) codes.Code {
	var made *Error
	if errors.As(err, &made) {
		return made.Code
	}
	return status.Code(err)
}
