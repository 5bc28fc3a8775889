import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { Builder, By } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { asExpression, type Browser, webDriverKey } from "./browser";

const driverProgram = "/usr/bin/WebKitWebDriver";
const screenProgram = "/usr/bin/Xvfb";
const machine = { arm64: "aarch64", x64: "x86_64" }[process.arch as string];
const browserProgram = `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

export const webKitPrograms = [driverProgram, screenProgram, browserProgram];

/** Starts WebKitGTK by its own driver, on a screen that nobody sees. */
export async function startWebKit(): Promise<Browser> {
  const screen = spawn(
    screenProgram,
    ["-displayfd", "3", "-screen", "0", "1600x1200x24"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    },
  );
  const [display] = (await once(screen.stdio[3] as Readable, "data")) as [
    Buffer,
  ];
  const driver = new DriverService.Builder(driverProgram)
    .setLoopback(true)
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: `:${String(display).trim()}`,
      LIBGL_ALWAYS_SOFTWARE: "1",
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      // Root may not have one.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    })
    .build();
  const session = await new Builder()
    .usingServer(await driver.start())
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": {
        binary: browserProgram,
        args: ["--automation"],
      },
    })
    .build();
  return {
    goto: (url) => session.get(url),
    evaluate: async (run, argument) => {
      const script = `return ${asExpression(run, argument)}`;
      return JSON.parse(await session.executeScript<string>(script)) as never;
    },
    click: (selector) => session.findElement(By.css(selector)).click(),
    press: (key) => session.actions().sendKeys(webDriverKey(key)).perform(),
    resize: (width, height) =>
      session.manage().window().setRect({ width, height }),
    close: async () => {
      await session.quit();
      await driver.kill();
      screen.kill();
    },
  };
}
