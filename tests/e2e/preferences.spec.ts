import type { Page } from "@playwright/test";
import { wcagContrast, type Rgb } from "culori";
import { faultOfFocusRing } from "./support/focusRing";
import { store } from "./support/colorMode";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const post = "/blog/accessible-forms";

/** The numbers of a computed colour, seen without its transparency. */
const opaque = (numbers: readonly string[] | null | undefined): Rgb => {
  const [red = 0, green = 0, blue = 0] = (numbers ?? []).map(Number);
  return { mode: "rgb", r: red / 255, g: green / 255, b: blue / 255 };
};

/** Walks through the page by Tab and tells what is wrong with the rings. */
async function faultsOnTheWay(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press("Tab");
    const isDone = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.getAttribute("href") === "#main",
    );
    if (isDone && step > 0) {
      expect(step).toBeGreaterThan(10);
      return faults;
    }
    const fault = await faultOfFocusRing(page);
    if (fault) faults.push(fault);
  }
  throw new Error("Tab never came to the end of the page.");
}

for (const [mode, width] of [
  ["light", 390],
  ["dark", 1280],
] as const) {
  test(`every focus is seen, ${mode}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await store(page, mode);
    for (const path of ["/", post]) {
      await openPage(page, path);
      expect(await faultsOnTheWay(page), path).toEqual([]);
    }
  });
}

test("reduced motion leaves no transition that can be seen", async ({
  page,
}) => {
  await openPage(page, post);
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll("*")].flatMap((node) => {
        const { transitionDuration, animationDuration } =
          getComputedStyle(node);
        return `${transitionDuration},${animationDuration}`
          .split(",")
          .map((value) => parseFloat(value) * (/ms/.test(value) ? 1 : 1_000));
      }),
    ),
  );
  // Less than a frame.
  expect(longest).toBeLessThan(16);
});

test("more contrast darkens quiet text and lines", async ({ page }) => {
  await openPage(page, post);
  const look = () =>
    page.evaluate(() => {
      const quiet = document.querySelector("h1 + p");
      const header = document.querySelector("header");
      if (!quiet || !header) throw new Error("The page has changed.");
      const text = getComputedStyle(quiet).color;
      const line = getComputedStyle(header).borderBlockEndColor;
      return { text, line, ink: getComputedStyle(document.body).color };
    });
  const usual = await look();
  expect(usual.text).not.toBe(usual.ink);
  await page.emulateMedia({ contrast: "more" });
  const more = await look();
  expect(more.text).toBe(more.ink);
  expect(more.line).not.toBe(usual.line);
});

test("forced colours leave every mark in place", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page, post);
  await page.locator("main :is(h2, h3)[id]").nth(1).scrollIntoViewIfNeeded();
  // The heading being read, and where the reader is on the site.
  await expect(page.locator('[aria-current="location"]:visible')).toHaveCount(
    1,
  );
  for (const place of [
    '[aria-current="location"]:visible',
    "header nav [data-active]",
  ]) {
    const { line, width, ink, behind } = await page
      .locator(place)
      .first()
      .evaluate((node) => {
        const style = getComputedStyle(node);
        const { backgroundColor } = getComputedStyle(document.body);
        return {
          line: style.textDecorationLine,
          width: style.textDecorationThickness,
          ink: style.color.match(/[\d.]+/g),
          behind: backgroundColor.match(/[\d.]+/g),
        };
      });
    // Others have none, or a thin one.
    expect([line, width]).toEqual(["underline", "3px"]);
    // Its own colour, red, can't be read on the system's.
    expect(wcagContrast(opaque(ink), opaque(behind))).toBeGreaterThan(4.5);
  }
  await page.locator("main .anchor").first().focus();
  expect(await faultOfFocusRing(page)).toBeNull();
  // What hides the line below the knot is the ground, not a bar of its own.
  const [cover, ground] = await page
    .getByRole("contentinfo")
    .evaluate((footer) => [
      getComputedStyle(footer, "::before").borderInlineStartColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
  expect(cover).toBe(ground);
});

test.describe("from right to left", () => {
  for (const width of [390, 1280]) {
    test(`the page is its mirror image at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openPage(page, post);
      const places = () =>
        page.evaluate(() => {
          const root = document.documentElement;
          const edges = (selector: string) => {
            const node = document.querySelector(selector);
            if (!node) throw new Error(`There is no ${selector}.`);
            const { left, right } = node.getBoundingClientRect();
            const isMirrored = root.dir === "rtl";
            const { clientWidth } = root;
            return (
              isMirrored
                ? [clientWidth - right, clientWidth - left]
                : [left, right]
            ).map(Math.round);
          };
          const line = getComputedStyle(
            document.querySelector("header") ?? root,
            "::before",
          );
          return {
            line: Math.round(parseFloat(line.insetInlineStart)),
            text: edges(".prose"),
            code: edges(".prose > .code-figure > pre"),
            anchor: edges(".anchor"),
            contents: edges("main nav"),
            sideways: root.scrollWidth - root.clientWidth,
          };
        });
      const usual = await places();
      await page.evaluate(() => {
        document.documentElement.dir = "rtl";
      });
      expect(await places()).toEqual(usual);
      expect(usual.sideways).toBe(0);
      await expect(page.locator(".prose pre").first()).toHaveCSS(
        "direction",
        "ltr",
      );
    });
  }

  test("arrows along the line turn round", async ({ page }) => {
    await openPage(page, "/blog");
    const arrow = page.locator('main [rel="next"] svg');
    await expect(arrow).toHaveCSS("scale", "none");
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    await expect(arrow).toHaveCSS("scale", "-1 1");
  });
});
