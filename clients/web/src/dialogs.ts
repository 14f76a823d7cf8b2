/** The dialogs: a new game, and the rules of this one. */

import { type Croupier, type Deal, Difficulty, type RulesText, type Seats, type Variant } from "@croupier/client";

import type { Words } from "./words.js";

/** What a player wants dealt. */
export interface Wish {
  readonly variantId: string;
  readonly deal: Deal;
  readonly seats: Seats;
}

/** How many play a game that wants opponents. */
const FOUR = 4;

type Kind = "random" | "winnable" | "easy" | "hard" | "daily" | "number";

const KINDS: readonly Kind[] = ["random", "winnable", "easy", "hard", "daily", "number"];

/** Ask what to deal; undefined if the player thinks better of it. */
export function askForDeal(variants: readonly Variant[], now: string, words: Words): Promise<Wish | undefined> {
  const dialog = opened(words.newGame);
  const form = document.createElement("form");
  form.method = "dialog";
  const game = select("game", words.game, variants.map(({ id, title }) => [id, title] as const), now);
  const deal = select("deal", words.deal, KINDS.map((kind) => [kind, words[kind]] as const), "random");
  const number = document.createElement("input");
  number.name = "number";
  number.setAttribute("aria-label", words.numberLabel);
  number.placeholder = words.numberLabel;
  number.hidden = true;
  const chosen = deal.querySelector("select");
  chosen?.addEventListener("change", () => {
    number.hidden = chosen.value !== "number";
    if (!number.hidden) number.focus();
  });
  const bots = select("bots", words.bots, [["thumb", words.quick], ["montecarlo", words.strong]], "thumb");
  const games = game.querySelector("select");
  const seatsOf = (id: string | undefined) => variants.find((variant) => variant.id === id)?.seats ?? 1;
  const offered = () => {
    bots.hidden = seatsOf(games?.value) < FOUR;
    deal.hidden = !bots.hidden;
  };
  games?.addEventListener("change", offered);
  offered();
  form.append(game, bots, deal, number, buttons(words.start, words.close));
  dialog.append(form);
  return new Promise((answer) => {
    dialog.addEventListener("close", () => {
      const said = new FormData(form);
      dialog.remove();
      if (dialog.returnValue !== "yes") return answer(undefined);
      const variantId = String(said.get("game"));
      const bot = { bot: String(said.get("bots")) };
      if (seatsOf(variantId) === FOUR) return answer({ variantId, deal: {}, seats: ["me", bot, bot, bot] });
      answer({ variantId, deal: dealOf(said.get("deal") as Kind, String(said.get("number"))), seats: [] });
    });
    dialog.showModal();
  });
}

function dealOf(kind: Kind, number: string): Deal {
  switch (kind) {
    case "random":
      return {};
    case "daily":
      return { named: "daily" };
    case "number":
      return { named: /^\d+$/.test(number.trim()) ? `pysol:${number.trim()}` : number.trim() };
    case "winnable":
      return { winnable: Difficulty.UNSPECIFIED };
    case "easy":
      return { winnable: Difficulty.EASY };
    case "hard":
      return { winnable: Difficulty.HARD };
  }
}

/** Show the rules of a game. */
export async function showRules(croupier: Croupier, variantId: string, words: Words): Promise<void> {
  const rules = await croupier.rules(variantId);
  const dialog = opened(rules.title);
  const form = document.createElement("form");
  form.method = "dialog";
  form.append(buttons(words.close));
  dialog.append(written(rules), form);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.showModal();
}

function written(rules: RulesText): HTMLElement {
  const article = document.createElement("article");
  for (const section of rules.sections) {
    const heading = document.createElement("h3");
    heading.textContent = section.heading;
    article.append(heading);
    for (const item of section.items) {
      article.append(paragraph(item.markdown, "p"), ...item.disputes.map((dispute) => paragraph(dispute, "blockquote")));
    }
  }
  return article;
}

/** Text with the little Markdown that rules have: bold and slanted words. */
function paragraph(markdown: string, tag: "p" | "blockquote"): HTMLElement {
  const element = document.createElement(tag);
  for (const piece of markdown.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)) {
    const strong = piece.startsWith("**");
    if (strong || (piece.startsWith("*") && piece.length > 2)) {
      const slanted = document.createElement(strong ? "strong" : "em");
      slanted.textContent = piece.replaceAll("*", "");
      element.append(slanted);
    } else element.append(piece);
  }
  return element;
}

function opened(title: string): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  const heading = document.createElement("h2");
  heading.id = "dialog-title";
  heading.textContent = title;
  // What is read first is in sight first.
  heading.tabIndex = -1;
  heading.autofocus = true;
  dialog.setAttribute("aria-labelledby", heading.id);
  dialog.append(heading);
  document.body.append(dialog);
  return dialog;
}

function select(name: string, label: string, options: readonly (readonly [string, string])[], now: string): HTMLElement {
  const around = document.createElement("label");
  const choice = document.createElement("select");
  choice.name = name;
  for (const [value, text] of options) choice.add(new Option(text, value, value === now, value === now));
  around.append(label, choice);
  return around;
}

function buttons(yes: string, no?: string): HTMLElement {
  const row = document.createElement("menu");
  for (const [text, value] of [[yes, "yes"], ...(no === undefined ? [] : [[no, "no"]])] as const) {
    const button = document.createElement("button");
    button.value = value ?? "";
    button.textContent = text ?? "";
    row.append(button);
  }
  return row;
}
