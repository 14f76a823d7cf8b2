//! The client against a live service, whose address is in CROUPIER_GRPC; without one the tests pass over it.

use std::pin::pin;

use croupier_client::v1::{GameState, Move, PlayMovesRequest};
use croupier_client::{new_id, Croupier, Deal};
use tokio_stream::StreamExt;
use tonic::Code;

async fn connected(language: Option<&str>) -> Option<Croupier> {
    let address = std::env::var("CROUPIER_GRPC").ok()?;
    Some(
        Croupier::connect(&format!("http://{address}"), language)
            .await
            .expect("an address"),
    )
}

async fn created(croupier: &Croupier) -> croupier_client::v1::GameView {
    croupier
        .create("whitehead", Deal::Named("pysol:1".into()))
        .await
        .expect("a game")
}

#[tokio::test]
async fn a_game_is_dealt_played_taken_back_and_given_up() {
    let Some(croupier) = connected(None).await else { return };
    let game = created(&croupier).await;
    let texts: Vec<_> = game.legal_moves.iter().map(|legal| legal.text.as_str()).collect();
    assert_eq!(texts, ["t4-t3", "t5-t4", "t6-f", "t7-f", "draw"]);
    assert_eq!(
        croupier.play(&game.game_id, &["t4-t3", "t6-f"]).await.unwrap().revision,
        2
    );
    assert_eq!(croupier.undo(&game.game_id, 1).await.unwrap().undo_steps, 0);
    assert_eq!(croupier.redo(&game.game_id, 1).await.unwrap().undo_steps, 1);
    assert_eq!(croupier.resign(&game.game_id).await.unwrap().state(), GameState::Closed);
}

#[tokio::test]
async fn an_illegal_move_says_why_in_the_players_language() {
    let Some(croupier) = connected(Some("de-AT")).await else {
        return;
    };
    let game = created(&croupier).await;
    let error = croupier.play(&game.game_id, &["t4-t3", "t1-t2"]).await.unwrap_err();
    assert!(error.is_illegal_move());
    assert_eq!(error.reason, "WRONG_RANK");
    assert_eq!(error.sentence, "D♥ passt nicht auf 10♠: Der Rang schließt nicht an.");
    assert_eq!((error.language.as_str(), error.metadata["index"].as_str()), ("de", "1"));
}

#[tokio::test]
async fn errors_have_a_code_and_say_what_is_wrong() {
    let Some(croupier) = connected(None).await else { return };
    assert_eq!(croupier.get(&"0".repeat(32)).await.unwrap_err().code, Code::NotFound);
    let invalid = croupier
        .create("whitehead", Deal::Named("pysol:x".into()))
        .await
        .unwrap_err();
    assert_eq!(invalid.code, Code::InvalidArgument);
    assert!(!invalid.is_illegal_move());
}

#[tokio::test]
async fn a_write_that_is_sent_again_is_done_once() {
    let Some(croupier) = connected(None).await else { return };
    let game = created(&croupier).await;
    let mut request = PlayMovesRequest {
        game_id: game.game_id,
        request_id: new_id(),
        moves: vec![Move {
            text: "t6-f".into(),
            ..Default::default()
        }],
        ..Default::default()
    };
    for _ in 0..2 {
        assert_eq!(croupier.play_request(request.clone()).await.unwrap().revision, 2);
    }
    request.moves[0].text = "t7-f".into();
    assert_eq!(
        croupier.play_request(request).await.unwrap_err().code,
        Code::AlreadyExists
    );
}

#[tokio::test]
async fn a_watch_tells_every_fact_and_ends_with_the_game() {
    let Some(croupier) = connected(None).await else { return };
    let id = created(&croupier).await.game_id;
    let mut seen = Vec::new();
    let mut watch = pin!(croupier.watch(&id, None));
    while let Some(event) = watch.next().await {
        seen.push(event.unwrap().revision);
        match seen.len() {
            1 => drop(croupier.play(&id, &["t6-f"]).await.unwrap()),
            2 => drop(croupier.resign(&id).await.unwrap()),
            _ => {}
        }
    }
    assert_eq!(seen, [1, 2, 3]);
}

#[tokio::test]
async fn a_watch_goes_on_after_a_revision() {
    let Some(croupier) = connected(None).await else { return };
    let id = created(&croupier).await.game_id;
    for step in ["t6-f", "t7-f", "draw"] {
        croupier.play(&id, &[step]).await.unwrap();
    }
    let seen: Vec<_> = pin!(croupier.watch(&id, Some(2)))
        .take(2)
        .map(|event| event.unwrap().revision)
        .collect()
        .await;
    assert_eq!(seen, [3, 4]);
}
