//! Plays to the foundations whenever it can, else by chance: `cargo run --example greedy_bot -- http://HOST:PORT [VARIANT]`.

use croupier_client::v1::{Autoplay, GameState, PileKind, PlayMovesRequest};
use croupier_client::{new_id, Croupier, Deal};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().collect();
    let variant = arguments.get(2).map_or("whitehead", String::as_str);
    let croupier = Croupier::connect(&arguments[1], None).await?;
    let mut view = croupier.create(variant, Deal::Random).await?;
    for _ in 0..300 {
        let forward: Vec<_> = view
            .legal_moves
            .iter()
            .filter(|legal| !legal.text.starts_with('f'))
            .cloned()
            .collect();
        if view.state() != GameState::Running || forward.is_empty() {
            break;
        }
        let chosen = uuid::Uuid::new_v4().as_u128() as usize % forward.len();
        let request = PlayMovesRequest {
            game_id: view.game_id.clone(),
            request_id: new_id(),
            moves: vec![forward[chosen].clone()],
            then: Autoplay::All.into(),
            with_legal_moves: true,
            ..Default::default()
        };
        view = croupier.play_request(request).await?.view.unwrap_or_default();
    }
    let piles = match &view.board {
        Some(croupier_client::v1::game_view::Board::Patience(board)) => board.piles.as_slice(),
        _ => &[],
    };
    let up: usize = piles
        .iter()
        .filter(|pile| pile.kind() == PileKind::Foundation)
        .map(|pile| pile.cards.len())
        .sum();
    println!(
        "{}: {up} cards on the foundations at revision {}",
        view.game_id, view.revision
    );
    Ok(())
}
