/** Chromium for the tests: pages of every size and language, and what must hold of each. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { chromium } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];

export const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [...flags, ...quiet],
});

/** What pages threw and nobody caught. */
export const failures = [];

/** A page of its own context, with nothing loaded. */
export async function newPage({ width = 1280, height = 900, locale = "en-GB", colorScheme = "light" } = {}) {
  const context = await browser.newContext({ viewport: { width, height }, locale, colorScheme });
  const page = await context.newPage();
  page.on("pageerror", (error) => failures.push(error.message));
  return page;
}

/** Nothing on the page is seriously in the way of anybody. */
export async function accessible(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  assert.deepEqual(serious.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), []);
}

/** Wait until the page has counted so many moves. */
export const steps = (page, count) =>
  page.waitForFunction((wanted) => document.querySelector("#count")?.textContent.startsWith(`${wanted} `), count, {
    timeout: 10_000,
  });
