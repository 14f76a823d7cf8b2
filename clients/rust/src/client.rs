//! The client: calls that are tried again, and watches that go on.

use std::future::Future;
use std::time::{Duration, Instant};

use async_stream::try_stream;
use futures_core::Stream;
use tonic::metadata::AsciiMetadataValue;
use tonic::transport::{Channel, Endpoint};
use tonic::{Request, Response, Status};

use crate::v1::catalog_service_client::CatalogServiceClient;
use crate::v1::create_game_request::Game;
use crate::v1::deal_spec;
use crate::v1::game_service_client::GameServiceClient;
use crate::v1::redo_moves_request::Target as RedoTarget;
use crate::v1::undo_moves_request::Target as UndoTarget;
use crate::v1::watch_game_response::Message as Told;
use crate::v1::{
    CreateGameRequest, DealSpec, GameEvent, GameView, GetGameRequest, ListVariantsRequest, Move, PlayMovesRequest,
    PlayMovesResponse, RedoMovesRequest, ResignGameRequest, UndoMovesRequest, Variant, WatchGameRequest,
};
use crate::Error;

const FIRST_DELAY: Duration = Duration::from_millis(50);
const LONGEST_DELAY: Duration = Duration::from_secs(2);
const CALL: Duration = Duration::from_secs(10);
const WATCH: Duration = Duration::from_secs(60);

/// What a game is dealt from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Deal {
    /// Shuffled by the service.
    #[default]
    Random,
    /// By name, such as `pysol:1` or `daily`.
    Named(String),
    /// Written out.
    Written(String),
}

/// A service. Calls are tried again while it cannot be reached, writes under one request id.
#[derive(Clone, Debug)]
pub struct Croupier {
    /// What can be played, and the rules in words.
    pub catalog: CatalogServiceClient<Channel>,
    /// The games, for calls that this client does not wrap.
    pub games: GameServiceClient<Channel>,
    language: Option<AsciiMetadataValue>,
    authorization: Option<AsciiMetadataValue>,
}

/// The id of a write.
pub fn new_id() -> String {
    uuid::Uuid::new_v4().to_string()
}

impl Croupier {
    /// Connect to `http://HOST:PORT`; `language` is the player's, such as `de-AT`.
    pub async fn connect(url: &str, language: Option<&str>) -> Result<Self, Error> {
        // A line that has died without a word is noticed by these pings, also in the middle of a quiet watch.
        let endpoint = Endpoint::from_shared(url.to_owned())
            .map_err(|cause| Error::unreachable(&cause))?
            .http2_keep_alive_interval(Duration::from_secs(20))
            .keep_alive_timeout(Duration::from_secs(10));
        let channel = endpoint.connect_lazy();
        Ok(Self {
            catalog: CatalogServiceClient::new(channel.clone()),
            games: GameServiceClient::new(channel),
            language: language.and_then(|tag| tag.parse().ok()),
            authorization: None,
        })
    }

    /// Say who calls, by a token that goes along with every call from here on.
    pub fn with_token(mut self, token: &str) -> Self {
        self.authorization = format!("Bearer {token}")
            .parse()
            .ok()
            .map(|mut value: AsciiMetadataValue| {
                value.set_sensitive(true);
                value
            });
        self
    }

    /// Every game that can be played.
    pub async fn variants(&self) -> Result<Vec<Variant>, Error> {
        let reply = self.call(ListVariantsRequest {}, |request| {
            let mut catalog = self.catalog.clone();
            async move { catalog.list_variants(request).await }
        });
        Ok(reply.await?.variants)
    }

    /// Deal a game of a variant.
    pub async fn create(&self, variant_id: &str, deal: Deal) -> Result<GameView, Error> {
        let request = CreateGameRequest {
            request_id: new_id(),
            game: Some(Game::VariantId(variant_id.to_owned())),
            deal: match deal {
                Deal::Random => None,
                Deal::Named(name) => Some(DealSpec {
                    deal: Some(deal_spec::Deal::Named(name)),
                }),
                Deal::Written(text) => Some(DealSpec {
                    deal: Some(deal_spec::Deal::Written(text)),
                }),
            },
            with_legal_moves: true,
            ..Default::default()
        };
        let reply = self.call(request, |request| {
            let mut games = self.games.clone();
            async move { games.create_game(request).await }
        });
        Ok(reply.await?.view.unwrap_or_default())
    }

    /// The game as it stands.
    pub async fn get(&self, game_id: &str) -> Result<GameView, Error> {
        let request = GetGameRequest {
            game_id: game_id.to_owned(),
            with_legal_moves: true,
            ..Default::default()
        };
        let reply = self.call(request, |request| {
            let mut games = self.games.clone();
            async move { games.get_game(request).await }
        });
        Ok(reply.await?.view.unwrap_or_default())
    }

    /// Play moves in text notation as one step: all of them, or none.
    pub async fn play(&self, game_id: &str, moves: &[&str]) -> Result<PlayMovesResponse, Error> {
        let moves = moves
            .iter()
            .map(|text| Move {
                text: (*text).to_owned(),
                ..Default::default()
            })
            .collect();
        let request = PlayMovesRequest {
            game_id: game_id.to_owned(),
            request_id: new_id(),
            moves,
            with_legal_moves: true,
            ..Default::default()
        };
        self.play_request(request).await
    }

    /// Play what a request says: with a request id of your own it is done once, however often it is sent.
    pub async fn play_request(&self, request: PlayMovesRequest) -> Result<PlayMovesResponse, Error> {
        self.call(request, |request| {
            let mut games = self.games.clone();
            async move { games.play_moves(request).await }
        })
        .await
    }

    /// Go back so many steps.
    pub async fn undo(&self, game_id: &str, steps: u32) -> Result<GameView, Error> {
        let request = UndoMovesRequest {
            game_id: game_id.to_owned(),
            request_id: new_id(),
            target: Some(UndoTarget::Steps(steps)),
            with_legal_moves: true,
            ..Default::default()
        };
        let reply = self.call(request, |request| {
            let mut games = self.games.clone();
            async move { games.undo_moves(request).await }
        });
        Ok(reply.await?.view.unwrap_or_default())
    }

    /// Go forward again so many steps.
    pub async fn redo(&self, game_id: &str, steps: u32) -> Result<GameView, Error> {
        let request = RedoMovesRequest {
            game_id: game_id.to_owned(),
            request_id: new_id(),
            target: Some(RedoTarget::Steps(steps)),
            with_legal_moves: true,
            ..Default::default()
        };
        let reply = self.call(request, |request| {
            let mut games = self.games.clone();
            async move { games.redo_moves(request).await }
        });
        Ok(reply.await?.view.unwrap_or_default())
    }

    /// Give the game up.
    pub async fn resign(&self, game_id: &str) -> Result<GameView, Error> {
        let request = ResignGameRequest {
            game_id: game_id.to_owned(),
            request_id: new_id(),
            ..Default::default()
        };
        let reply = self.call(request, |request| {
            let mut games = self.games.clone();
            async move { games.resign_game(request).await }
        });
        Ok(reply.await?.view.unwrap_or_default())
    }

    /// Every event after a revision, once and in order, until the game closes; with `None` the view now comes first.
    ///
    /// A lost line is made again, and the watch goes on where it was. To drop the stream ends the watch.
    pub fn watch(&self, game_id: &str, after: Option<u32>) -> impl Stream<Item = Result<GameEvent, Error>> + '_ {
        let (game_id, mut cursor) = (game_id.to_owned(), after);
        try_stream! {
            let mut tries = Tries::new(WATCH);
            loop {
                let request = WatchGameRequest {
                    game_id: game_id.clone(),
                    after_revision: cursor,
                    with_legal_moves: true,
                    ..Default::default()
                };
                let mut games = self.games.clone();
                let lost = match games.watch_game(self.spoken(request)).await {
                    Err(status) => status,
                    Ok(response) => {
                        let mut messages = response.into_inner();
                        loop {
                            match messages.message().await {
                                Ok(Some(told)) => {
                                    tries = Tries::new(WATCH);
                                    if let Some(Told::Event(event)) = told.message {
                                        cursor = Some(event.revision);
                                        yield event;
                                    }
                                }
                                Ok(None) => return,
                                Err(status) => break status,
                            }
                        }
                    }
                };
                tries.wait(lost.into()).await?;
            }
        }
    }

    fn spoken<Q>(&self, request: Q) -> Request<Q> {
        let mut request = Request::new(request);
        if let Some(language) = &self.language {
            request.metadata_mut().insert("accept-language", language.clone());
        }
        if let Some(authorization) = &self.authorization {
            request.metadata_mut().insert("authorization", authorization.clone());
        }
        request
    }

    async fn call<Q, A, F>(&self, request: Q, method: impl Fn(Request<Q>) -> F) -> Result<A, Error>
    where
        Q: Clone,
        F: Future<Output = Result<Response<A>, Status>>,
    {
        let mut tries = Tries::new(CALL);
        loop {
            let mut spoken = self.spoken(request.clone());
            spoken.set_timeout(tries.left());
            match method(spoken).await {
                Ok(response) => return Ok(response.into_inner()),
                Err(status) => tries.wait(status.into()).await?,
            }
        }
    }
}

/// How long to go on trying, with growing delays.
struct Tries {
    until: Instant,
    delay: Duration,
}

impl Tries {
    fn new(all: Duration) -> Self {
        Self {
            until: Instant::now() + all,
            delay: FIRST_DELAY,
        }
    }

    fn left(&self) -> Duration {
        self.until.saturating_duration_since(Instant::now())
    }

    /// Wait before the next try; gives the error back if another is of no use or would be too late.
    async fn wait(&mut self, error: Error) -> Result<(), Error> {
        let delay = error.retry_after.unwrap_or(self.delay);
        if !error.is_unavailable() || delay >= self.left() {
            return Err(error);
        }
        self.delay = (2 * self.delay).min(LONGEST_DELAY);
        tokio::time::sleep(delay).await;
        Ok(())
    }
}
