"""The transcripts: what a service and any client must agree on; the README beside them says how they are read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import grpc
import pytest
from croupier.server import embedded
from croupier.v1 import analysis_pb2, catalog_pb2, game_service_pb2
from google.protobuf import json_format
from google.protobuf.message_factory import GetMessageClass
from google.rpc.error_details_pb2 import ErrorInfo, LocalizedMessage
from google.rpc.status_pb2 import Status

DATA = Path(__file__).parents[1] / "data" / "transcripts"
SERVICES = {
    name: service
    for file in (catalog_pb2, game_service_pb2, analysis_pb2)
    for name, service in file.DESCRIPTOR.services_by_name.items()
}
TRANSCRIPTS = [
    pytest.param(json.loads(line)["steps"], id=json.loads(line)["name"])
    for file in sorted(DATA.glob("*.jsonl"))
    for line in file.read_text("utf-8").splitlines()
]


@pytest.fixture(scope="module")
def channel() -> Iterator[grpc.Channel]:
    """A line to a live service."""
    with embedded() as service, grpc.insecure_channel(service.address) as channel:
        yield channel


def test_every_call_of_the_contract_is_in_a_transcript() -> None:
    steps = [step for transcript in TRANSCRIPTS for step in transcript.values[0]]
    asked = {step.get("call", "GameService/WatchGame") for step in steps}
    assert asked == {f"{name}/{method.name}" for name, service in SERVICES.items() for method in service.methods}


@pytest.mark.parametrize("steps", TRANSCRIPTS)
def test_the_service_keeps_to_the_transcript(steps: list[dict[str, Any]], channel: grpc.Channel) -> None:
    saved: dict[str, str] = {}
    for step in filled(steps, saved):
        if "watch" in step:
            check_watch(channel, step)
            continue
        if "error" in step:
            with pytest.raises(grpc.RpcError) as failed:
                invoke(channel, step)
            assert_within(step["error"], error_of(failed.value))
        else:
            reply = invoke(channel, step)
            assert_within(step["reply"], reply)
            saved.update({name: at(reply, path) for name, path in step.get("save", {}).items()})


def filled(steps: list[dict[str, Any]], saved: dict[str, str]) -> Iterator[dict[str, Any]]:
    """Each step with what was saved before it."""
    for step in steps:
        yield put(step, saved)


def put(value: Any, saved: dict[str, str]) -> Any:
    match value:
        case dict():
            return {key: put(each, saved) for key, each in value.items()}
        case list():
            return [put(each, saved) for each in value]
        case str() if value.startswith("$"):
            return saved[value[1:]]
        case _:
            return value


def invoke(channel: grpc.Channel, step: dict[str, Any]) -> Any:
    service, method = step["call"].split("/")
    descriptor = SERVICES[service].methods_by_name[method]
    request = json_format.ParseDict(step["request"], GetMessageClass(descriptor.input_type)())
    call = (channel.unary_stream if descriptor.server_streaming else channel.unary_unary)(
        f"/croupier.v1.{step['call']}",
        request_serializer=lambda message: message.SerializeToString(),
        response_deserializer=GetMessageClass(descriptor.output_type).FromString,
    )
    reply = call(request, timeout=30, metadata=headers_of(step))
    return json_format.MessageToDict([*reply][-1] if descriptor.server_streaming else reply)


def headers_of(step: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    return tuple(step.get("headers", {}).items())


def check_watch(channel: grpc.Channel, step: dict[str, Any]) -> None:
    method = SERVICES["GameService"].methods_by_name["WatchGame"]
    request = json_format.ParseDict(step["watch"], GetMessageClass(method.input_type)())
    call = channel.unary_stream(
        "/croupier.v1.GameService/WatchGame",
        request_serializer=lambda message: message.SerializeToString(),
        response_deserializer=GetMessageClass(method.output_type).FromString,
    )
    stream = call(request, timeout=30, metadata=headers_of(step))
    events = (json_format.MessageToDict(told.event) for told in stream if told.HasField("event"))
    for wanted in step["events"]:
        assert_within(wanted, next(events))
    if step.get("ends"):
        assert list(events) == []
    else:
        stream.cancel()


def error_of(failed: grpc.RpcError) -> dict[str, Any]:
    status, info, sentence = Status(), ErrorInfo(), LocalizedMessage()
    status.ParseFromString(dict(failed.trailing_metadata())["grpc-status-details-bin"])
    for detail in status.details:
        detail.Unpack(info)
        detail.Unpack(sentence)
    return {
        "code": failed.code().name,
        "reason": info.reason,
        "metadata": dict(info.metadata),
        "sentence": sentence.message,
        "language": sentence.locale,
    }


def at(reply: Any, path: str) -> Any:
    for key in path.split("."):
        reply = reply[key]
    return reply


def assert_within(wanted: Any, there: Any, path: str = "") -> None:
    """Everything that is wanted is there; lists whole and in order."""
    match wanted:
        case dict():
            for key, value in wanted.items():
                assert (key in there) == (value is not None), f"{path}.{key} is {there.get(key)!r}"
                assert_within(value, there.get(key), f"{path}.{key}")
        case list():
            assert len(wanted) == len(there), f"{path} has {len(there)} items"
            for number, (one, other) in enumerate(zip(wanted, there, strict=True)):
                assert_within(one, other, f"{path}[{number}]")
        case _:
            assert wanted == there, f"{path} is {there!r}, not {wanted!r}"
