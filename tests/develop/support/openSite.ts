import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { layOut } from "../../run/layOut";
import { startDevelop } from "../../run/startDevelop";
import { systemChromium } from "../../run/systemChromium";
import { eventually } from "./eventually";

/** Starts `gatsby develop` on a copy of this site, and a browser. */
export async function openSite(port: number) {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "develop-")));
  const inFolder = (file: string) => path.join(folder, file);
  layOut(folder, { fixtures: ["site"], without: /^(?:bench|tests)\// });
  // Of a computer whose clock was wrong: that must not keep develop from being ready.
  utimesSync(inFolder("content/authors.yaml"), 0, new Date("2100-01-01"));
  const develop = await startDevelop(folder, port, inFolder("develop.log"));
  const browser = await chromium.launch({ executablePath: systemChromium() });
  const page = await browser.newPage();
  // A font provider that is out of reach must not hold anything up.
  await page.route(
    (url) => url.origin !== develop.address,
    (route) => route.abort(),
  );
  return {
    ...develop,
    page,
    read: (file: string) => readFileSync(inFolder(file), "utf8"),
    write: (file: string, text: string) => {
      mkdirSync(path.dirname(inFolder(file)), { recursive: true });
      writeFileSync(inFolder(file), text);
    },
    move: (from: string, to: string) => {
      renameSync(inFolder(from), inFolder(to));
    },
    remove: (file: string) => {
      rmSync(inFolder(file));
    },
    /** What the terminal has said since it had said so many lines. */
    said: (since: number) =>
      develop.lines
        .slice(since)
        .map(({ text }) => text)
        .join("\n"),
    /** Waits until the terminal has had nothing to say for longer than a round is put off. */
    rests: () =>
      eventually(
        () => performance.now() - (develop.lines.at(-1)?.at ?? 0),
        (silence) => silence > 3000,
      ),
    open: (at: string, heading: string) =>
      openPage(page, develop.address + at, heading),
    shows: (text: string) => shows(page, text),
    close: async () => {
      await browser.close();
      await develop.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A server that has only just begun may not have a page's data yet. */
async function openPage(page: Page, address: string, heading: string) {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await page.goto(address, { timeout: 60_000 });
    const found = page.locator("main h1", { hasText: heading });
    const isThere = await found.waitFor({ timeout: 6000 }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  throw new Error(`${address} has no heading "${heading}".`);
}

const shows = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector("main")?.textContent.includes(wanted),
    text,
    { polling: 20, timeout: 30_000 },
  );
