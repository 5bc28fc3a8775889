/**
 * How long a saved file takes to show in the browser while developing:
 * npm run bench:develop -- [--posts 1000] [--saves 7] [--port 8123]
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import { launchChromium } from "./browser/launchChromium";
import { type Develop, startDevelop } from "./develop/startDevelop";
import { postFile, writePosts } from "./posts/writePosts";
import { describeMachine } from "./report/describeMachine";
import { medianOf } from "./report/medianOf";
import { renderTable } from "./report/renderTable";
import { workFolder } from "./subjects/paths";
import { prepareSite } from "./subjects/prepareSite";

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

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      posts: { type: "string", default: "1000" },
      saves: { type: "string", default: "7" },
      port: { type: "string", default: "8123" },
    },
  });
  const posts = Number(values.posts);
  mkdirSync(path.join(workFolder, "logs"), { recursive: true });
  const { folder, author, tags } = prepareSite();
  writePosts({ target: "site", folder, from: 1, count: posts, author, tags });

  const logFile = path.join(workFolder, "logs", "develop.txt");
  const begun = performance.now();
  const develop = await startDevelop(folder, Number(values.port), logFile);
  const started = performance.now() - begun;
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    // A font provider that is out of reach must not hold anything up.
    await page.route(
      (url) => url.origin !== develop.address,
      (route) => route.abort(),
    );
    const number = Math.ceil(posts / 2);
    const slug = `post-${String(number).padStart(4, "0")}`;
    await openPage(page, `${develop.address}/blog/${slug}`);
    const file = postFile("site", folder, number, "en");
    if (!existsSync(file)) throw new Error(`There is no ${file}.`);
    // The first one finds nothing warm.
    await measureSave(page, develop, file, "A sentence to begin with.");
    const saves: Save[] = [];
    for (let save = 1; save <= Number(values.saves); save += 1) {
      const sentence = `A sentence that is new in save ${save}.`;
      saves.push(await measureSave(page, develop, file, sentence));
    }
    const row = (name: string, figures: number[]) => [
      name,
      Math.round(medianOf(figures)),
      Math.round(Math.min(...figures)),
      Math.round(Math.max(...figures)),
    ];
    console.log(`${posts} posts in two locales. ${describeMachine()}.`);
    console.log(`Started in ${(started / 1000).toFixed(0)} s.\n`);
    console.log(
      renderTable(
        ["after a save, in ms", "median", "least", "most"],
        [
          row(
            "the page shows it",
            saves.map((save) => save.browser),
          ),
          row(
            "the terminal is done",
            saves.map((save) => save.terminal),
          ),
        ].map((cells) => cells.map(String)),
      ),
    );
  } finally {
    await browser.close();
    await develop.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
