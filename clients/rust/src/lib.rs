//! Play cards on a croupier service: thin, typed, and without a rule of any game.
//!
//! ```no_run
//! # async fn play() -> Result<(), croupier_client::Error> {
//! use croupier_client::{Croupier, Deal};
//!
//! let mut croupier = Croupier::connect("http://127.0.0.1:50051", Some("de")).await?;
//! let game = croupier.create("whitehead", Deal::Random).await?;
//! match croupier.play(&game.game_id, &["t4-t3", "draw"]).await {
//!     Ok(played) => println!("revision {}", played.revision),
//!     Err(error) if error.is_illegal_move() => println!("{}", error.sentence),
//!     Err(error) => return Err(error),
//! }
//! # Ok(())
//! # }
//! ```

mod client;
mod error;

pub use client::{new_id, Croupier, Deal};
pub use error::{Error, Fault};

/// The messages of the contract.
#[allow(clippy::all, missing_docs)]
#[rustfmt::skip]
pub mod v1 {
    include!("../gen/croupier.v1.rs");
}

#[allow(clippy::all, dead_code, missing_docs, rustdoc::all)]
#[rustfmt::skip]
mod rpc {
    include!("../gen/google.rpc.rs");
}
