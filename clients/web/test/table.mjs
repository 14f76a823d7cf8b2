/**
 * The page in Chromium: `node test/table.mjs URL FOLDER MOVE …` plays the moves of deal pysol:2 to the win.
 *
 * It writes screenshots into FOLDER. Where it prints RESTART it wants the service ended and started again at the same
 * place, and a line on standard input when that is done.
 */

import assert from "node:assert/strict";
import { createInterface } from "node:readline";

import { accessible, browser, failures, newPage, steps } from "./browser.mjs";

const [url, folder, ...moves] = process.argv.slice(2);
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

async function opened(address, { slow = true, ...size } = {}) {
  const page = await newPage(size);
  // Where it is not slow, the page's clock is run by hand: bots wait for people, and a test need not.
  if (!slow) await page.clock.install();
  await page.goto(address);
  await page.waitForSelector(".card");
  return page;
}

const word = (page) => page.locator("#word");
const says = (page, text) => page.waitForFunction((wanted) => document.querySelector("#word").textContent.includes(wanted), text);

/** The middle of what shows of a card: `above` cards lie on it. */
async function card(page, pile, above = 0) {
  const box = await page.locator(`.card[data-pile="${pile}"][data-above="${above}"]`).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + 8 };
}

async function spot(page, pile) {
  const top = page.locator(`.card[data-pile="${pile}"][data-above="0"]`);
  const box = await ((await top.count()) ? top : page.locator(`.pile[data-pile="${pile}"]`)).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page, from, to) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 2 });
  await page.mouse.move(to.x, to.y, { steps: 2 });
  await page.mouse.up();
}

/** Wait until every card has come to rest. */
const rest = (page) => page.waitForFunction(() => document.getAnimations().length === 0);

/** One move: by tap, by drag or by keys, in turn. */
async function play(page, text, at) {
  await rest(page);
  if (text === "draw") {
    if (at % 2) await page.locator('.pile[data-pile="s"]').press("Enter");
    else await page.locator('.pile[data-pile="s"]').click();
    return;
  }
  const [, source, target, count = "1"] = /^(\w+)-(\w+?)(?:x(\d+))?$/.exec(text);
  const suit = await page.locator(`.card[data-pile="${source}"][data-above="0"]`).evaluate((element) => {
    return "CSHD"[Number(element.dataset.shown.slice(1)) >> 4];
  });
  const to = target === "f" ? `f${suit}` : target;
  if (at % 3 === 0) await drag(page, await card(page, source, Number(count) - 1), await spot(page, to));
  else if (at % 3 === 1) {
    const from = await card(page, source, Number(count) - 1);
    await page.mouse.click(from.x, from.y);
    const there = await spot(page, to);
    await page.mouse.click(there.x, there.y);
  } else {
    await page.locator(`.pile[data-pile="${source}"]`).press("Enter");
    for (let tries = 0; tries < 13; tries++) {
      const held = await page.locator(".card.marked").count();
      if (held === Number(count)) break;
      await page.keyboard.press(held > Number(count) ? "-" : "+");
    }
    await page.locator(`.pile[data-pile="${to}"]`).press("Enter");
  }
}

/** Deal a game by number, and wait for it. */
async function numbered(page, game, number) {
  const before = page.url();
  await page.click("#new");
  await page.selectOption("select[name=game]", game);
  await page.selectOption("select[name=deal]", "number");
  await page.fill("input[name=number]", number);
  await page.screenshot({ path: `${folder}/new.png` });
  await page.click("dialog button[value=yes]");
  await page.waitForFunction((left) => location.href !== left, before);
}

// A board within a second, once the page is warm.
const begun = Date.now();
const page = await opened(url);
console.log(`first board after ${Date.now() - begun} ms`);
await accessible(page);
await page.screenshot({ path: `${folder}/desktop.png` });

// Deals by number, through the dialog: of a game that only our own numbers name, then of one that PySolFC's name.
await numbered(page, "alaska", "2");
await numbered(page, "whitehead", "2");
const game = page.url();

// A second page watches, in German and on a phone, and hears why a move is refused.
const phone = await opened(game, { width: 360, height: 740, locale: "de-AT", colorScheme: "dark" });
await accessible(phone);
await drag(phone, await card(phone, "t1"), await spot(phone, "t2"));
await says(phone, "passt nicht auf");
await phone.screenshot({ path: `${folder}/phone-refused.png` });

for (const [at, move] of moves.entries()) {
  await play(page, move, at);
  await steps(page, at + 1).catch(async (failure) => {
    await page.screenshot({ path: `${folder}/failed.png` });
    throw new Error(`move ${at}, ${move}: the page says ${await word(page).textContent()}`, { cause: failure });
  });
  if (at === 4) await steps(phone, 5);
  if (at === 9) {
    // Back and forth again.
    await page.click("#undo");
    await steps(page, 9);
    await page.click("#redo");
    await steps(page, 10);
  }
  if (at === 14) {
    console.log("RESTART");
    await lines.next();
  }
  if (at === 19) {
    await page.click("#hint");
    await page.waitForSelector(".card.marked");
    await page.screenshot({ path: `${folder}/hint.png` });
  }
}
await says(page, "It has come out.");
await says(phone, "Die Patience ist aufgegangen.");
await page.screenshot({ path: `${folder}/won.png` });
await phone.screenshot({ path: `${folder}/phone-won.png` });

// The rules, in the player's language.
await phone.click("#rules");
await phone.waitForSelector("dialog article h3");
assert.match(await phone.locator("dialog").innerText(), /Kurz gesagt/);
await phone.screenshot({ path: `${folder}/phone-rules.png` });

// A hand of Solo Whist against three bots: the first call that is offered, then the first card.
const sizes = { whist: {}, "phone-whist": { width: 360, height: 740, locale: "ru-RU", colorScheme: "dark" } };
for (const [name, size] of Object.entries(sizes)) {
  const table = await opened(url, { ...size, slow: false });
  await table.click("#new");
  await table.selectOption("select[name=game]", "solo-whist");
  await table.click("dialog button[value=yes]");
  await table.waitForSelector(".whist .playable, .whist .deeds button, .settlement");
  for (let tries = 0; tries < 400 && !(await table.locator(".settlement").count()); tries++) {
    const mine = table.locator(".deeds button, .playable").first();
    if (await mine.count()) await mine.click({ position: { x: 6, y: 12 }, timeout: 2000 }).catch(() => undefined);
    await table.clock.runFor(1500);
  }
  await accessible(table);
  await table.screenshot({ path: `${folder}/${name}.png` });
  assert.match(await table.locator(".settlement").innerText(), /\S/);
  await table.click(".deeds button");
  await table.clock.runFor(3000);
  await table.waitForSelector(".settlement", { state: "detached" });
}

assert.deepEqual(failures, []);
await browser.close();
console.log("played to the win");
process.exit(0);
