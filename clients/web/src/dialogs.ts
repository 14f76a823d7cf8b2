/** The dialogs: a new game, the rules of this one, and who calls. */

import { type Croupier, type Deal, Difficulty, type RulesText, type Seats, type Variant } from "@croupier/client";

import type { Words } from "./words.js";

/** What a player wants dealt. */
export interface Wish {
  readonly variantId: string;
  readonly deal: Deal;
  readonly seats: Seats;
}

/** Where a bare number names a deal: the numbers that most books and programs mean, first. */
const NUMBERS = ["pysol", "ms", "seed"];

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
  const chosenGame = () => variants.find(({ id }) => id === games?.value);
  const offered = () => {
    bots.hidden = (chosenGame()?.seats ?? 1) === 1;
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
      const wanted = chosenGame();
      if (dialog.returnValue !== "yes" || wanted === undefined) return answer(undefined);
      const bot = { bot: String(said.get("bots")) };
      answer(
        wanted.seats > 1
          ? { variantId: wanted.id, deal: {}, seats: ["me", ...Array(wanted.seats - 1).fill(bot)] }
          : { variantId: wanted.id, deal: dealOf(wanted, said.get("deal") as Kind, String(said.get("number"))), seats: [] },
      );
    });
    dialog.showModal();
  });
}

function dealOf(variant: Variant, kind: Kind, number: string): Deal {
  switch (kind) {
    case "random":
      return {};
    case "daily":
      return { named: "daily" };
    case "number":
      return { named: named(variant, number.trim()) };
    case "winnable":
      return { winnable: Difficulty.UNSPECIFIED };
    case "easy":
      return { winnable: Difficulty.EASY };
    case "hard":
      return { winnable: Difficulty.HARD };
  }
}

function named(variant: Variant, number: string): string {
  if (!/^\d+$/.test(number)) return number;
  return `${NUMBERS.find((kind) => variant.numberedDeals.includes(kind)) ?? "seed"}:${number}`;
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

/** Ask for the token that says who calls, with the service's sentence on why; undefined if the player thinks better of it. */
export function askForToken(why: string, words: Words): Promise<string | undefined> {
  const dialog = opened(words.whoPlays);
  const sentence = document.createElement("p");
  sentence.id = "dialog-why";
  sentence.setAttribute("role", "alert");
  sentence.textContent = why;
  const input = document.createElement("input");
  input.type = "password";
  input.name = "token";
  input.required = true;
  input.autocomplete = "off";
  // No token has other characters, and a header takes none.
  input.pattern = "\\s*[!-~]+\\s*";
  input.setAttribute("aria-describedby", sentence.id);
  const form = document.createElement("form");
  form.method = "dialog";
  form.append(labelled(words.token, input), buttons(words.identify, words.close));
  dialog.append(sentence, form);
  return new Promise((answer) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      answer(dialog.returnValue === "yes" ? input.value.trim() : undefined);
    });
    dialog.showModal();
    input.focus();
  });
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
  const choice = document.createElement("select");
  choice.name = name;
  for (const [value, text] of options) choice.add(new Option(text, value, value === now, value === now));
  return labelled(label, choice);
}

function labelled(label: string, field: HTMLElement): HTMLElement {
  const around = document.createElement("label");
  around.append(label, field);
  return around;
}

function buttons(yes: string, no?: string): HTMLElement {
  const row = document.createElement("menu");
  for (const [text, value] of [[yes, "yes"], ...(no === undefined ? [] : [[no, "no"]])] as const) {
    const button = document.createElement("button");
    button.value = value ?? "";
    button.formNoValidate = value === "no";
    button.textContent = text ?? "";
    row.append(button);
  }
  return row;
}
