/** The cards as SVG, drawn here: one symbol each, so that fifty-two of them are crisp at any size. */

import type { RankName } from "@croupier/client";

/** The shapes of clubs, spades, hearts and diamonds, each in a square of 100. */
const SUITS = [
  "M50 8a20 20 0 0 1 17 30 20 20 0 1 1-10 34q2 14 9 20H34q7-6 9-20a20 20 0 1 1-10-34A20 20 0 0 1 50 8z",
  "M50 6c14 22 38 32 38 54a20 20 0 0 1-33 15q2 12 9 19H36q7-7 9-19a20 20 0 0 1-33-15C12 38 36 28 50 6z",
  "M50 94C20 66 8 52 8 33a21 21 0 0 1 42-6 21 21 0 0 1 42 6c0 19-12 33-42 61z",
  "M50 4 86 50 50 96 14 50z",
] as const;

const WIDTH = 250;
const HEIGHT = 350;

/** Where pips lie, in columns and rows of the card's inner field; the lower half stands on its head. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [[0.5, 0], [0.5, 1]],
  3: [[0.5, 0], [0.5, 0.5], [0.5, 1]],
  4: [[0, 0], [1, 0], [0, 1], [1, 1]],
  5: [[0, 0], [1, 0], [0.5, 0.5], [0, 1], [1, 1]],
  6: [[0, 0], [1, 0], [0, 0.5], [1, 0.5], [0, 1], [1, 1]],
  7: [[0, 0], [1, 0], [0.5, 0.25], [0, 0.5], [1, 0.5], [0, 1], [1, 1]],
  8: [[0, 0], [1, 0], [0.5, 0.25], [0, 0.5], [1, 0.5], [0.5, 0.75], [0, 1], [1, 1]],
  9: [[0, 0], [1, 0], [0, 1 / 3], [1, 1 / 3], [0.5, 0.5], [0, 2 / 3], [1, 2 / 3], [0, 1], [1, 1]],
  10: [[0, 0], [1, 0], [0.5, 1 / 6], [0, 1 / 3], [1, 1 / 3], [0, 2 / 3], [1, 2 / 3], [0.5, 5 / 6], [0, 1], [1, 1]],
};

/** Write the symbols `#c1` … `#c61` and `#back` into an SVG element; `ranks` give the corners' letters. */
export function drawFaces(into: SVGElement, ranks: readonly RankName[]): void {
  const corners = new Map(ranks.map(({ rank, corner }) => [rank, corner]));
  const symbols = [back()];
  for (let suit = 0; suit < 4; suit++) {
    for (let rank = 1; rank <= 13; rank++) symbols.push(face(suit, rank, corners.get(rank) ?? String(rank)));
  }
  into.innerHTML = symbols.join("");
}

/** An SVG that shows a symbol. */
export function picture(symbol: string): string {
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true"><use href="#${symbol}"/></svg>`;
}

function symbol(id: string, content: string): string {
  return `<symbol id="${id}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</symbol>`;
}

const FRAME = `<rect class="paper" x="2" y="2" width="${WIDTH - 4}" height="${HEIGHT - 4}" rx="18"/>`;

function back(): string {
  const inner = `<rect class="back" x="14" y="14" width="${WIDTH - 28}" height="${HEIGHT - 28}" rx="10"/>`;
  const waves = Array.from({ length: 9 }, (_, row) => {
    const y = 40 + row * 34;
    return `<path class="wave" d="M22 ${y}q26-24 51 0t51 0 51 0 51 0"/>`;
  });
  return symbol("back", FRAME + inner + waves.join(""));
}

function face(suit: number, rank: number, corner: string): string {
  const color = suit < 2 ? "black" : "red";
  const index =
    `<text x="16" y="68" class="corner">${corner}</text>` + shape(suit, corner.length > 1 ? 118 : 92, 44, 50);
  const turned = `<g transform="rotate(180 ${WIDTH / 2} ${HEIGHT / 2})">${index}</g>`;
  return symbol(`c${16 * suit + rank}`, `${FRAME}<g class="${color}">${index}${turned}${middle(suit, rank, corner)}</g>`);
}

function middle(suit: number, rank: number, corner: string): string {
  if (rank === 1) return shape(suit, WIDTH / 2, HEIGHT / 2, 120);
  const pips = PIPS[rank];
  if (pips === undefined) return court(corner);
  return pips
    .map(([x, y]) => {
      const [left, top] = [78 + x * 94, 112 + y * 126];
      const pip = shape(suit, left, top, 44);
      return y > 0.5 ? `<g transform="rotate(180 ${left} ${top})">${pip}</g>` : pip;
    })
    .join("");
}

function court(corner: string): string {
  const frame = `<rect class="court" x="62" y="82" width="126" height="186" rx="14"/>`;
  const letter = `<text x="125" y="214" text-anchor="middle" class="letter">${corner}</text>`;
  return frame + letter;
}

/** A suit's shape with its middle at a point. */
function shape(suit: number, x: number, y: number, size: number): string {
  return `<path transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})" d="${SUITS[suit]}"/>`;
}
