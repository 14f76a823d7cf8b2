//! The transcripts of `tests/data/transcripts`; their README says how they are read. CROUPIER_GRPC names the service.

use std::collections::HashMap;
use std::path::Path;

use bytes::{Buf, BufMut};
use croupier_client::Error;
use prost::Message;
use prost_reflect::{DescriptorPool, DynamicMessage, MessageDescriptor, MethodDescriptor, SerializeOptions};
use serde_json::{json, Map, Value};
use tonic::client::Grpc;
use tonic::codec::{Codec, DecodeBuf, Decoder, EncodeBuf, Encoder};
use tonic::metadata::{AsciiMetadataKey, MetadataMap};
use tonic::transport::{Channel, Endpoint};
use tonic::{Code, Request, Status};

const CONTRACT: &[u8] = include_bytes!("../gen/contract.bin");

#[tokio::test]
async fn every_transcript_is_kept() {
    let Ok(address) = std::env::var("CROUPIER_GRPC") else {
        return;
    };
    let channel = Endpoint::from_shared(format!("http://{address}"))
        .expect("an address")
        .connect_lazy();
    let runner = Runner {
        pool: DescriptorPool::decode(CONTRACT).expect("the contract"),
        channel,
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/transcripts");
    let mut played = 0;
    for entry in std::fs::read_dir(folder).expect("the transcripts") {
        let path = entry.expect("a file").path();
        if path.extension().is_some_and(|kind| kind == "jsonl") {
            for line in std::fs::read_to_string(path).expect("a text").lines() {
                let transcript: Value = serde_json::from_str(line).expect("JSON");
                println!("{}", transcript["name"]);
                runner.play(transcript["steps"].as_array().expect("steps")).await;
                played += 1;
            }
        }
    }
    assert!(played > 0);
}

struct Runner {
    pool: DescriptorPool,
    channel: Channel,
}

impl Runner {
    async fn play(&self, steps: &[Value]) {
        let mut saved = HashMap::new();
        for step in steps {
            let step = filled(step, &saved);
            if !step["watch"].is_null() {
                self.follow(&step).await;
                continue;
            }
            match self.invoke(&step).await {
                Err(status) => {
                    assert!(!step["error"].is_null(), "{status}");
                    within(&step["error"], &refusal(status), "error");
                }
                Ok(reply) => {
                    assert!(step["error"].is_null(), "nothing was refused");
                    within(&step["reply"], &reply, "reply");
                    for (name, path) in step["save"].as_object().unwrap_or(&Map::new()) {
                        saved.insert(name.clone(), at(&reply, path.as_str().expect("a path")).clone());
                    }
                }
            }
        }
    }

    async fn invoke(&self, step: &Value) -> Result<Value, Status> {
        let call = step["call"].as_str().expect("a call");
        let method = self.method(call);
        let mut request = Request::new(message(method.input(), &step["request"]));
        headers(request.metadata_mut(), &step["headers"]);
        let mut grpc = Grpc::new(self.channel.clone());
        grpc.ready()
            .await
            .map_err(|cause| Status::unavailable(cause.to_string()))?;
        let path = format!("/croupier.v1.{call}").parse().expect("a path");
        let codec = Dynamic(method.output());
        if !method.is_server_streaming() {
            return Ok(written(grpc.unary(request, path, codec).await?.get_ref()));
        }
        let mut messages = grpc.server_streaming(request, path, codec).await?.into_inner();
        let mut last = None;
        while let Some(message) = messages.message().await? {
            last = Some(message);
        }
        Ok(written(&last.expect("a message")))
    }

    async fn follow(&self, step: &Value) {
        let method = self.method("GameService/WatchGame");
        let wanted = step["events"].as_array().expect("events");
        let ends = step["ends"] == true;
        let mut grpc = Grpc::new(self.channel.clone());
        grpc.ready().await.expect("a service");
        let mut request = Request::new(message(method.input(), &step["watch"]));
        headers(request.metadata_mut(), &step["headers"]);
        let path = "/croupier.v1.GameService/WatchGame".parse().expect("a path");
        let reply = grpc.server_streaming(request, path, Dynamic(method.output())).await;
        let mut messages = reply.expect("a watch").into_inner();
        let mut told = Vec::new();
        while ends || told.len() < wanted.len() {
            let Some(message) = messages.message().await.expect("an event") else {
                break;
            };
            if let Some(event) = written(&message).get("event") {
                told.push(event.clone());
            }
        }
        within(&step["events"], &Value::Array(told), "events");
    }

    fn method(&self, call: &str) -> MethodDescriptor {
        let (service, name) = call.split_once('/').expect("SERVICE/METHOD");
        let service = self
            .pool
            .get_service_by_name(&format!("croupier.v1.{service}"))
            .expect("a service");
        let found = service.methods().find(|method| method.name() == name);
        found.unwrap_or_else(|| panic!("there is no {call}"))
    }
}

fn message(kind: MessageDescriptor, value: &Value) -> DynamicMessage {
    DynamicMessage::deserialize(kind, value).expect("JSON of the contract")
}

fn written(message: &DynamicMessage) -> Value {
    let options = SerializeOptions::new();
    message
        .serialize_with_options(serde_json::value::Serializer, &options)
        .expect("JSON of the contract")
}

fn headers(into: &mut MetadataMap, named: &Value) {
    for (name, value) in named.as_object().unwrap_or(&Map::new()) {
        let key: AsciiMetadataKey = name.parse().expect("a header");
        into.insert(key, value.as_str().expect("a text").parse().expect("a header"));
    }
}

fn refusal(status: Status) -> Value {
    let code = match status.code() {
        Code::InvalidArgument => "INVALID_ARGUMENT",
        Code::NotFound => "NOT_FOUND",
        Code::AlreadyExists => "ALREADY_EXISTS",
        Code::PermissionDenied => "PERMISSION_DENIED",
        Code::FailedPrecondition => "FAILED_PRECONDITION",
        Code::Aborted => "ABORTED",
        Code::ResourceExhausted => "RESOURCE_EXHAUSTED",
        other => panic!("{other}"),
    };
    let error = Error::from(status);
    json!({
        "code": code,
        "reason": error.reason,
        "metadata": error.metadata,
        "sentence": error.sentence,
        "language": error.language,
    })
}

/// A step with what earlier ones have saved.
fn filled(value: &Value, saved: &HashMap<String, Value>) -> Value {
    match value {
        Value::Object(table) => table
            .iter()
            .map(|(key, each)| (key.clone(), filled(each, saved)))
            .collect(),
        Value::Array(list) => list.iter().map(|each| filled(each, saved)).collect(),
        Value::String(text) if text.starts_with('$') => saved[&text[1..]].clone(),
        other => other.clone(),
    }
}

fn at<'a>(reply: &'a Value, path: &str) -> &'a Value {
    path.split('.').fold(reply, |value, key| &value[key])
}

/// Everything that is wanted is there; lists whole and in order.
fn within(wanted: &Value, there: &Value, path: &str) {
    match wanted {
        Value::Object(table) => {
            for (key, each) in table {
                within(each, &there[key], &format!("{path}.{key}"));
            }
        }
        Value::Array(list) => {
            let others = there.as_array().unwrap_or_else(|| panic!("{path} is {there}"));
            assert_eq!(list.len(), others.len(), "{path}");
            for (number, (one, other)) in list.iter().zip(others).enumerate() {
                within(one, other, &format!("{path}[{number}]"));
            }
        }
        other => assert_eq!(other, there, "{path}"),
    }
}

/// Messages of which only the descriptor is known.
#[derive(Clone)]
struct Dynamic(MessageDescriptor);

impl Codec for Dynamic {
    type Encode = DynamicMessage;
    type Decode = DynamicMessage;
    type Encoder = Self;
    type Decoder = Self;

    fn encoder(&mut self) -> Self {
        self.clone()
    }

    fn decoder(&mut self) -> Self {
        self.clone()
    }
}

impl Encoder for Dynamic {
    type Item = DynamicMessage;
    type Error = Status;

    fn encode(&mut self, item: DynamicMessage, into: &mut EncodeBuf<'_>) -> Result<(), Status> {
        into.put_slice(&item.encode_to_vec());
        Ok(())
    }
}

impl Decoder for Dynamic {
    type Item = DynamicMessage;
    type Error = Status;

    fn decode(&mut self, from: &mut DecodeBuf<'_>) -> Result<Option<DynamicMessage>, Status> {
        let bytes = from.copy_to_bytes(from.remaining());
        let message = DynamicMessage::decode(self.0.clone(), bytes);
        message.map(Some).map_err(|cause| Status::internal(cause.to_string()))
    }
}
