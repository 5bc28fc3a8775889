import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import * as bidi from "selenium-webdriver/bidi";
import { asExpression, type Browser, webDriverKey } from "./browser";

/** Its types name an export; it is the module itself. */
const { default: BidiConnection } = bidi as unknown as {
  default: typeof bidi.Index;
};

export const firefoxProgram = "/usr/bin/firefox-esr";

type Answer = { type: string; message?: string; result: unknown };

/** Where to click on a selector's first element, which is scrolled to if need be. */
function findPlace(selector: string) {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  for (const scroll of [false, true]) {
    if (scroll)
      element.scrollIntoView({ block: "center", behavior: "instant" });
    const box = element.getBoundingClientRect();
    const x = Math.round(box.x + box.width / 2);
    const y = Math.round(box.y + box.height / 2);
    const hit = document.elementFromPoint(x, y);
    if (element.contains(hit)) return { x, y };
  }
  throw new Error(`${selector} is covered`);
}

/**
 * Starts the system's Firefox, which has WebDriver BiDi built in. Playwright
 * can't: it asks for commands that Firefox ESR 153 does not have.
 */
export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(path.join(tmpdir(), "firefox-"));
  const firefox = spawn(
    firefoxProgram,
    ["--headless", "--profile", profile, "--remote-debugging-port=0"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  let address = "";
  for await (const line of createInterface({ input: firefox.stderr })) {
    [, address = ""] = /^WebDriver BiDi listening on (.+)/.exec(line) ?? [];
    if (address) break;
  }
  firefox.stderr.resume();
  const connection = new BidiConnection(`${address}/session`);
  await connection.waitForConnection();

  async function send(method: string, params: object): Promise<unknown> {
    const answer = (await connection.send({ method, params })) as Answer;
    if (answer.type === "error") throw new Error(answer.message);
    return answer.result;
  }

  await send("session.new", { capabilities: {} });
  // A tab of its own has the focus, unlike the first one.
  const { context } = (await send("browsingContext.create", {
    type: "tab",
  })) as { context: string };

  const evaluate: Browser["evaluate"] = async (run, argument) => {
    const { result, exceptionDetails } = (await send("script.evaluate", {
      expression: asExpression(run, argument),
      target: { context },
      awaitPromise: false,
    })) as { result: { value: string }; exceptionDetails?: { text: string } };
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return JSON.parse(result.value) as never;
  };
  const act = (source: object) =>
    send("input.performActions", { context, actions: [source] });

  return {
    evaluate,
    goto: (url) =>
      send("browsingContext.navigate", { context, url, wait: "complete" }),
    click: async (selector) => {
      // Faces and pictures that come late move what is below them.
      let place: ReturnType<typeof findPlace> | undefined;
      let before: typeof place;
      do {
        before = place;
        await setTimeout(200);
        place = await evaluate(findPlace, selector);
      } while (place.x !== before?.x || place.y !== before.y);
      const actions = [
        { type: "pointerMove", ...place },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await act({ type: "pointer", id: "mouse", actions });
    },
    press: (key) => {
      const value = webDriverKey(key);
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value }));
      return act({ type: "key", id: "keyboard", actions });
    },
    resize: (width, height) => {
      const viewport = { width, height };
      return send("browsingContext.setViewport", { context, viewport });
    },
    close: async () => {
      const exit = once(firefox, "exit");
      await send("browser.close", {});
      await exit;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
