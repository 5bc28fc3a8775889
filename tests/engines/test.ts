import { expect, test as base } from "@playwright/test";
import type { Browser } from "./browser";
import type { EngineName } from "./engineNames";
import { findEngine } from "./engines";
import { serveSite } from "./site";

export type Tab = Browser & {
  /** Opens a page and waits until React has taken over. */
  open(path: string): Promise<void>;
  /** Opens a page in which no script runs. */
  openWithoutScript(path: string): Promise<unknown>;
};

type Options = { tab: Tab };
type Site = { browser: Browser; origin: string };
type WorkerOptions = { engine: EngineName; site: Site };

const isReady = () =>
  Object.keys(document.querySelector("h1") ?? {}).some((key) =>
    key.startsWith("__react"),
  ) && history.scrollRestoration === "manual";

/** Playwright's test with the tab of the project's engine; problems of its pages fail it. */
export const test = base.extend<Options, WorkerOptions>({
  engine: ["firefox", { option: true, scope: "worker" }],
  site: [
    async ({ engine }, provide) => {
      const browser = await findEngine(engine)?.();
      if (!browser) throw new Error(`There is no ${engine}`);
      const server = await serveSite();
      await provide({ browser, origin: server.origin });
      await browser.close();
      server.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  tab: async ({ site: { browser, origin } }, provide) => {
    const expectNoProblems = async () => {
      // Without scripts nothing is recorded.
      const problems = await browser.evaluate(() => window.problems ?? []);
      expect(problems, "errors and warnings of the page").toEqual([]);
    };
    await browser.goto(origin);
    await browser.evaluate(() => localStorage.clear());
    await browser.resize(1280, 800);
    await provide({
      ...browser,
      // What moves is soon where it can be clicked.
      click: (selector) =>
        expect(() => browser.click(selector)).toPass({ timeout: 15_000 }),
      open: async (path) => {
        await browser.goto(origin + path);
        await expect.poll(() => browser.evaluate(isReady), path).toBe(true);
        await expectNoProblems();
      },
      openWithoutScript: (path) => browser.goto(`${origin}${path}?no-script`),
    });
    await expectNoProblems();
  },
});

export { expect };
