package croupier

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"google.golang.org/genproto/googleapis/rpc/code"
	"google.golang.org/grpc"
	"google.golang.org/grpc/metadata"
	"google.golang.org/protobuf/encoding/protojson"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protoreflect"
	"google.golang.org/protobuf/reflect/protoregistry"

	pb "github.com/croupier-cards/croupier/clients/go/gen/croupier/v1"
)

// step is one step of a transcript; tests/data/transcripts/README.md says how they are read.
type step struct {
	Call    string            `json:"call"`
	Request any               `json:"request"`
	Headers map[string]string `json:"headers"`
	Reply   any               `json:"reply"`
	Error   any               `json:"error"`
	Save    map[string]string `json:"save"`
	Watch   any               `json:"watch"`
	Events  []any             `json:"events"`
	Ends    bool              `json:"ends"`
}

func TestTranscripts(t *testing.T) {
	client := connected(t)
	files, err := filepath.Glob("../../tests/data/transcripts/*.jsonl")
	if err != nil || len(files) == 0 {
		t.Fatalf("no transcripts, %v", err)
	}
	for _, name := range files {
		file, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		lines := bufio.NewScanner(file)
		lines.Buffer(nil, 1<<20)
		for lines.Scan() {
			var transcript struct {
				Name  string            `json:"name"`
				Steps []json.RawMessage `json:"steps"`
			}
			if err := json.Unmarshal(lines.Bytes(), &transcript); err != nil {
				t.Fatal(err)
			}
			t.Run(transcript.Name, func(t *testing.T) {
				saved := map[string]string{}
				for _, raw := range transcript.Steps {
					run(t, client, raw, saved)
				}
			})
		}
	}
}

func run(t *testing.T, client *Client, raw json.RawMessage, saved map[string]string) {
	t.Helper()
	text := string(raw)
	for name, value := range saved {
		quoted, _ := json.Marshal(value) // A string can always be written.
		text = strings.ReplaceAll(text, fmt.Sprintf(`"$%s"`, name), string(quoted))
	}
	var now step
	if err := json.Unmarshal([]byte(text), &now); err != nil {
		t.Fatal(err)
	}
	if now.Watch != nil {
		follow(t, client, now)
		return
	}
	reply, err := invoke(t, client, now)
	if now.Error != nil {
		within(t, now.Error, refusal(t, err), "error")
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	within(t, now.Reply, reply, "reply")
	for name, path := range now.Save {
		value := reply
		for _, key := range strings.Split(path, ".") {
			value = value.(map[string]any)[key]
		}
		saved[name] = value.(string)
	}
}

func invoke(t *testing.T, client *Client, now step) (any, error) {
	t.Helper()
	name := protoreflect.FullName("croupier.v1." + strings.ReplaceAll(now.Call, "/", "."))
	found, err := protoregistry.GlobalFiles.FindDescriptorByName(name)
	if err != nil {
		t.Fatal(err)
	}
	method := found.(protoreflect.MethodDescriptor)
	request, reply := message(t, method.Input().FullName()), message(t, method.Output().FullName())
	read(t, now.Request, request)
	ctx := metadata.NewOutgoingContext(t.Context(), metadata.New(now.Headers))
	if method.IsStreamingServer() {
		if err := last(ctx, client, now.Call, request, reply); err != nil {
			return nil, err
		}
	} else if err := client.connection.Invoke(ctx, "/croupier.v1."+now.Call, request, reply); err != nil {
		return nil, err
	}
	return written(t, reply), nil
}

// last reads a stream to its end; its last message is left in reply.
func last(ctx context.Context, client *Client, call string, request, reply proto.Message) error {
	stream, err := client.connection.NewStream(ctx, &grpc.StreamDesc{ServerStreams: true}, "/croupier.v1."+call)
	if err == nil {
		err = stream.SendMsg(request)
	}
	if err == nil {
		err = stream.CloseSend()
	}
	for err == nil {
		err = stream.RecvMsg(reply)
	}
	if errors.Is(err, io.EOF) {
		return nil
	}
	return err
}

func follow(t *testing.T, client *Client, now step) {
	t.Helper()
	request := &pb.WatchGameRequest{}
	read(t, now.Watch, request)
	ctx := metadata.NewOutgoingContext(t.Context(), metadata.New(now.Headers))
	stream, err := client.Games.WatchGame(ctx, request, grpc.WaitForReady(true))
	if err != nil {
		t.Fatal(err)
	}
	var told []any
	for len(told) < len(now.Events) || now.Ends {
		message, err := stream.Recv()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if event := message.GetEvent(); event != nil {
			told = append(told, written(t, event))
		}
	}
	within(t, now.Events, told, "events")
}

func refusal(t *testing.T, err error) any {
	t.Helper()
	if err == nil {
		t.Fatal("nothing was refused")
	}
	var said *Error
	if !errors.As(errorOf(err), &said) {
		t.Fatal(err)
	}
	facts := map[string]any{}
	for name, value := range said.Metadata {
		facts[name] = value
	}
	return map[string]any{
		"code":     code.Code(said.Code).String(),
		"reason":   said.Reason,
		"metadata": facts,
		"sentence": said.Sentence,
		"language": said.Language,
	}
}

func message(t *testing.T, name protoreflect.FullName) proto.Message {
	t.Helper()
	kind, err := protoregistry.GlobalTypes.FindMessageByName(name)
	if err != nil {
		t.Fatal(err)
	}
	return kind.New().Interface()
}

func read(t *testing.T, value any, into proto.Message) {
	t.Helper()
	text, err := json.Marshal(value)
	if err == nil {
		err = protojson.Unmarshal(text, into)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func written(t *testing.T, message proto.Message) any {
	t.Helper()
	text, err := protojson.Marshal(message)
	var value any
	if err == nil {
		err = json.Unmarshal(text, &value)
	}
	if err != nil {
		t.Fatal(err)
	}
	return value
}

// within wants everything that is named to be there; lists whole and in order.
func within(t *testing.T, wanted, there any, path string) {
	t.Helper()
	switch wanted := wanted.(type) {
	case map[string]any:
		table, _ := there.(map[string]any)
		for key, value := range wanted {
			if _, ok := table[key]; ok == (value == nil) {
				t.Fatalf("%s.%s is %v, not %v", path, key, table[key], value)
			}
			within(t, value, table[key], path+"."+key)
		}
	case []any:
		list, _ := there.([]any)
		if len(list) != len(wanted) {
			t.Fatalf("%s has %d items, not %d", path, len(list), len(wanted))
		}
		for number, value := range wanted {
			within(t, value, list[number], fmt.Sprintf("%s[%d]", path, number))
		}
	default:
		if wanted != there {
			t.Fatalf("%s is %v, not %v", path, there, wanted)
		}
	}
}
