import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { defineCommand } from "../src/cli/command";
import { startDevelop } from "../tests/run/startDevelop";
import { launchChromium } from "./browser/chromium";
import { type Generator, prepareSite, workFolder } from "./builds/generators";
import { readCount, runCommand } from "./command";
import { composePost } from "./posts/composePost";
import { locatePost, writePosts } from "./posts/writePosts";
import { describeMachine, medianOf } from "./report";

const usage = `
Measures how long "npm run develop" takes until it is ready, and until a page shows what was saved.

  npm run bench:develop

  --posts   how many generated posts the site has (default: 1000)
  --saves   how many saves the median is of (default: 7)
`;

const PORT = 8123;
const EDITED_POST = 3;
const PAUSE_MS = 3000;

const command = defineCommand({
  usage,
  options: {
    posts: { type: "string", default: "1000" },
    saves: { type: "string", default: "7" },
  },
  run: async ({ posts, saves }) => {
    const count = readCount("--posts", posts, EDITED_POST);
    const times = readCount("--saves", saves);
    const machine = describeMachine();
    const site = prepareSite();
    writePosts(site, count);
    const logFile = path.join(workFolder, "logs/develop.log");
    mkdirSync(path.dirname(logFile), { recursive: true });
    const start = performance.now();
    const develop = await startDevelop(site.folder, PORT, logFile);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    try {
      const measured = await measureSaves(site, develop.address, times);
      const median = medianOf(measured).toFixed(0);
      console.log(`${count} posts in two languages. ${machine}.`);
      console.log(`Ready after ${seconds} s, a save shown after ${median} ms.`);
    } finally {
      await develop.stop();
    }
    return 0;
  },
});

/** Opens a post of the site in a browser, and saves its file so many times. */
async function measureSaves(
  site: Generator,
  origin: string,
  times: number,
): Promise<number[]> {
  const { slug } = composePost(EDITED_POST, "en");
  const file = locatePost(site, EDITED_POST, "en");
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    // A font provider that is out of reach must not hold anything up.
    await page.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    // A server that has only just begun may not have a page's data yet.
    await expect(async () => {
      await page.goto(`${origin}/blog/${slug}`, { timeout: 120_000 });
      await page.locator("main h1").waitFor({ timeout: 20_000 });
    }).toPass();
    const saves: number[] = [];
    while (saves.length <= times) {
      const sentence = `A sentence that is new in save ${saves.length}.`;
      saves.push(await measureSave(page, file, sentence));
    }
    // Nothing is warm at the first save, which does not count.
    return saves.slice(1);
  } finally {
    await browser.close();
  }
}

/** Writes a new sentence into a post, and returns the milliseconds until the open page shows it. */
async function measureSave(
  page: Page,
  file: string,
  sentence: string,
): Promise<number> {
  const isShown = page.waitForFunction(
    (wanted) => document.querySelector("main")?.textContent.includes(wanted),
    sentence,
    { polling: 20, timeout: 60_000 },
  );
  const start = performance.now();
  writeFileSync(file, `${readFileSync(file, "utf8")}\n${sentence}\n`);
  await isShown;
  const elapsed = performance.now() - start;
  // The lists that a save changes are made after the page: the next save has to wait.
  await page.waitForTimeout(PAUSE_MS);
  return elapsed;
}

void runCommand(command);
