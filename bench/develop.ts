import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { defineCommand } from "../src/node/cli/command";
import { type Develop, startDevelop } from "../tests/run/startDevelop";
import { launchChromium } from "./browser/chromium";
import { prepareSite } from "./builds/prepareSite";
import { workFolder } from "./builds/subject";
import { postFile, writePosts } from "./posts/writePosts";
import { describeMachine, medianOf, renderTable } from "./report";
import { readCount, runCommand } from "./runCommand";

const usage = `
How long "npm run develop" takes until it is ready, and until a page shows what was saved.

  npm run bench:develop
  npm run bench:develop -- --posts 50 --saves 3

  --posts   how many generated posts the site has (default: 1000)
  --saves   how many saves the median is of (default: 7)
  --port    where it runs (default: 8123)
`;

interface Save {
  /** Until the page shows the new text. */
  browser: number;
  /** Until the terminal says that pages have been made anew. */
  terminal: number;
}

const quietSeconds = 3;

/** Writes a new sentence into a post, and waits until the open page shows it. */
async function measureSave(
  page: Page,
  { lines }: Develop,
  file: string,
  sentence: string,
): Promise<Save> {
  const text = readFileSync(file, "utf8");
  const said = lines.length;
  const isShown = page.waitForFunction(
    (wanted) => document.querySelector("main")?.textContent.includes(wanted),
    sentence,
    { polling: 20, timeout: 60_000 },
  );
  const start = performance.now();
  writeFileSync(file, `${text}\n${sentence}\n`);
  await isShown;
  const browser = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, quietSeconds * 1000));
  const ended = lines
    .slice(said)
    .findLast(({ text }) => /createPages|queries|changed pages/.test(text));
  return { browser, terminal: (ended?.at ?? NaN) - start };
}

/** A server that has only just begun may not have a page's data yet. */
async function openPage(page: Page, address: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await page.goto(address, { timeout: 120_000 });
    try {
      await page.locator("main h1").waitFor({ timeout: 20_000 });
      return;
    } catch (error) {
      if (attempt === 5) throw error;
    }
  }
}

const command = defineCommand({
  usage,
  options: {
    posts: { type: "string", default: "1000" },
    saves: { type: "string", default: "7" },
    port: { type: "string", default: "8123" },
  },
  run: async ({ posts, saves, port }) => {
    const count = readCount("--posts", posts);
    const times = readCount("--saves", saves);
    const site = prepareSite();
    writePosts(site, 1, count);
    const logFile = path.join(workFolder, "logs/develop.txt");
    mkdirSync(path.dirname(logFile), { recursive: true });

    const machine = describeMachine();
    const begun = performance.now();
    const develop = await startDevelop(
      site.folder,
      readCount("--port", port),
      logFile,
    );
    const started = (performance.now() - begun) / 1000;
    try {
      const measured = await measureSaves(
        develop,
        postFile(site, Math.ceil(count / 2), "en"),
        times,
      );
      console.log(
        `${count} posts in two locales. ${machine}.\nReady after ${started.toFixed(0)} s.\n`,
      );
      console.log(renderSaves(measured));
    } finally {
      await develop.stop();
    }
    return 0;
  },
});

/** Opens a post in a browser, and saves its file so many times. */
async function measureSaves(
  develop: Develop,
  file: string,
  times: number,
): Promise<Save[]> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    // A font provider that is out of reach must not hold anything up.
    await page.route(
      (url) => url.origin !== develop.address,
      (route) => route.abort(),
    );
    const [slug] = /post-\d+/.exec(file) ?? [];
    await openPage(page, `${develop.address}/blog/${slug}`);
    // The first one finds nothing warm.
    await measureSave(page, develop, file, "A sentence to begin with.");
    const saves: Save[] = [];
    while (saves.length < times) {
      const sentence = `A sentence that is new in save ${saves.length + 1}.`;
      saves.push(await measureSave(page, develop, file, sentence));
    }
    return saves;
  } finally {
    await browser.close();
  }
}

function renderSaves(saves: readonly Save[]): string {
  const row = (label: string, figures: number[]) => [
    label,
    ...[medianOf(figures), Math.min(...figures), Math.max(...figures)].map(
      (figure) => figure.toFixed(0),
    ),
  ];
  return renderTable(
    ["after a save, in ms", "median", "least", "most"],
    [
      row(
        "the page shows it",
        saves.map(({ browser }) => browser),
      ),
      row(
        "the terminal is done",
        saves.map(({ terminal }) => terminal),
      ),
    ],
  );
}

runCommand(command);
