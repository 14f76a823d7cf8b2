//! What a call can fail with.

use std::collections::HashMap;
use std::fmt;
use std::time::Duration;

use prost::Message;
use tonic::{Code, Status};

use crate::rpc::{BadRequest, ErrorInfo, LocalizedMessage, RetryInfo};
use crate::v1::ErrorReason;

/// Reasons from this number on are rules of a game.
const FIRST_RULE: i32 = 101;

/// What is wrong with a field of a request, for developers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The field, such as `moves[0]`.
    pub field: String,
    /// What is wrong with it.
    pub description: String,
}

/// A call that failed. `sentence` is for the player, in `language`; the text of the error is for developers.
#[derive(Clone, Debug)]
pub struct Error {
    /// The kind of error.
    pub code: Code,
    /// What forbids it, such as `WRONG_RANK`; empty where the service did not answer.
    pub reason: String,
    /// Why, for the player.
    pub sentence: String,
    /// The language of the sentence.
    pub language: String,
    /// The facts of the reason.
    pub metadata: HashMap<String, String>,
    /// What is wrong with which fields.
    pub faults: Vec<Fault>,
    /// How long to wait before another try; `None` where waiting is of no use.
    pub retry_after: Option<Duration>,
    message: String,
}

impl Error {
    /// Whether a rule forbids a move; nothing of the call was played.
    pub fn is_illegal_move(&self) -> bool {
        let name = format!("ERROR_REASON_{}", self.reason);
        ErrorReason::from_str_name(&name).is_some_and(|reason| reason as i32 >= FIRST_RULE)
    }

    /// Whether the service could not be reached, or is stopping.
    pub fn is_unavailable(&self) -> bool {
        self.code == Code::Unavailable
    }

    pub(crate) fn unreachable(cause: &dyn std::error::Error) -> Self {
        Self::from(Status::unavailable(cause.to_string()))
    }
}

impl From<Status> for Error {
    fn from(status: Status) -> Self {
        let mut error = Self {
            code: status.code(),
            reason: String::new(),
            sentence: status.message().to_owned(),
            language: String::new(),
            metadata: HashMap::new(),
            faults: Vec::new(),
            retry_after: None,
            message: status.message().to_owned(),
        };
        let details = crate::rpc::Status::decode(status.details()).unwrap_or_default().details;
        for detail in details {
            let bytes = detail.value.as_slice();
            let kind = detail.type_url.rsplit('/').next().unwrap_or_default();
            if kind == "google.rpc.ErrorInfo" {
                let info = ErrorInfo::decode(bytes).unwrap_or_default();
                (error.reason, error.metadata) = (info.reason, info.metadata);
            } else if kind == "google.rpc.LocalizedMessage" {
                let said = LocalizedMessage::decode(bytes).unwrap_or_default();
                (error.sentence, error.language) = (said.message, said.locale);
            } else if kind == "google.rpc.BadRequest" {
                let request = BadRequest::decode(bytes).unwrap_or_default();
                error.faults = request
                    .field_violations
                    .into_iter()
                    .map(|fault| Fault {
                        field: fault.field,
                        description: fault.description,
                    })
                    .collect();
            } else if kind == "google.rpc.RetryInfo" {
                let retry = RetryInfo::decode(bytes).unwrap_or_default().retry_delay;
                error.retry_after = retry.and_then(|delay| Duration::try_from(delay).ok());
            }
        }
        error
    }
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:?} {}: {}", self.code, self.reason, self.message)
    }
}

impl std::error::Error for Error {}
