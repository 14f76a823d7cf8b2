/**
 * The page in Chromium, of a service that asks who calls: `node test/identity.mjs URL FOLDER FIRST SECOND ONLOOKER`.
 *
 * FIRST and SECOND are tokens of one player, ONLOOKER's may only watch. It writes screenshots into FOLDER. Where it prints
 * REVOKE it wants FIRST to be of no use any more, and a line on standard input when that is done.
 */

import assert from "node:assert/strict";
import { createInterface } from "node:readline";

import { accessible, browser, failures, newPage, steps } from "./browser.mjs";

const [url, folder, first, second, onlooker] = process.argv.slice(2);
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const PHONE = { width: 360, height: 740, locale: "de-AT", colorScheme: "dark" };

/** Wait until the page asks for a token, and says why. */
const asks = (page, why) => page.locator("dialog [role=alert]", { hasText: why }).waitFor();
const dealt = (page) => page.waitForSelector(".card");

async function answer(page, token) {
  await page.keyboard.type(token);
  await page.keyboard.press("Enter");
}

// Whoever calls without a token is asked for one, in their language, and types it at once.
const page = await newPage(PHONE);
const heard = [];
const said = [];
page.on("console", (message) => heard.push(message.text()));
page.on("request", (request) => said.push({ url: request.url(), authorization: request.headers()["authorization"] }));
await page.goto(url);
await asks(page, "Der Dienst will wissen, wer ihn ruft.");
await accessible(page);
await page.screenshot({ path: `${folder}/phone-who.png` });

// One that is refused is asked for again; a good one opens the game.
await answer(page, "not-a-token");
await asks(page, "Das Token ist ungültig.");
await page.screenshot({ path: `${folder}/phone-refused-token.png` });
await answer(page, `  ${first} `);
await dealt(page);
assert.equal(await page.locator("dialog").count(), 0);
await page.locator('.pile[data-pile="s"]').click();
await steps(page, 1);

// The tab remembers it, and nothing else does.
await page.reload();
await dealt(page);
await steps(page, 1);
const kept = () => [sessionStorage.getItem("token"), JSON.stringify(localStorage), document.cookie, location.href];
assert.equal((await page.evaluate(kept))[0], first);
assert.doesNotMatch((await page.evaluate(kept)).slice(1).join(" "), new RegExp(first));

// The watch hears that it is of no use any more; with another one the game goes on where it was.
const game = page.url();
console.log("REVOKE");
await lines.next();
await asks(page, "Das Token ist ungültig.");
await answer(page, second);
await page.waitForSelector("dialog", { state: "detached" });
await page.locator('.pile[data-pile="s"]').click();
await steps(page, 2);
assert.equal(page.url(), game);

// Every call and watch said it, in a header alone.
const bearers = said.filter((call) => call.url.includes("/croupier.v1.GameService/")).map((call) => call.authorization);
assert.deepEqual([...new Set(bearers)], [undefined, "Bearer not-a-token", `Bearer ${first}`, `Bearer ${second}`]);
const written = JSON.stringify([heard, said.map((call) => call.url)]);
for (const token of [first, second]) assert.ok(!written.includes(token));

// Whose token does not let them deal may have another one.
const desktop = await newPage();
await desktop.goto(url);
await asks(desktop, "The service wants to know who calls.");
await desktop.screenshot({ path: `${folder}/desktop-who.png` });
await answer(desktop, onlooker);
await asks(desktop, "it lacks the scope play");
await answer(desktop, second);
await dealt(desktop);

// Who has none is told so, and not asked again and again.
const stranger = await newPage({ locale: "ru-RU" });
await stranger.goto(url);
await asks(stranger, "Службе нужно знать, кто к ней обращается.");
await stranger.keyboard.press("Escape");
await stranger.locator("#word", { hasText: "Службе нужно знать" }).waitFor();
assert.equal(await stranger.locator("dialog").count(), 0);

assert.deepEqual(failures, []);
await browser.close();
console.log("let in");
process.exit(0);
