import type { Page } from "@playwright/test";
import { wcagContrast, type Rgb } from "culori";
import { faultOfFocusRing } from "./support/focusRing";
import { store } from "./support/colorMode";
import { navigate, openPage } from "./support/openPage";
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

for (const [path, mode, width] of [
  ["/", "light", 390],
  [post, "dark", 1280],
] as const)
  test(`every focus is seen on ${path}, ${mode}, ${width} px @ci`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await store(page, mode);
    await openPage(page, path);
    expect(await faultsOnTheWay(page)).toEqual([]);
  });

test("less motion and more contrast are given", async ({ page }) => {
  await openPage(page, post);
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll("*")].flatMap((node) => {
        const style = getComputedStyle(node);
        // What follows the reader's scrolling lasts "auto".
        return `${style.transitionDuration},${style.animationDuration}`
          .split(",")
          .map((value) => parseFloat(value) * (/ms/.test(value) ? 1 : 1_000))
          .filter((duration) => !Number.isNaN(duration));
      }),
    ),
  );
  expect(longest, "as short as a frame").toBeLessThan(16);

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

test("forced colours leave every mark in place @ci", async ({ page }) => {
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
    const mark = page.locator(place).first();
    // Others have none, or a thin one.
    await expect(mark).toHaveCSS("text-decoration-line", "underline");
    await expect(mark).toHaveCSS("text-decoration-thickness", "3px");
    const { ink, behind } = await mark.evaluate((node) => ({
      ink: getComputedStyle(node).color.match(/[\d.]+/g),
      behind: getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g),
    }));
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

test("forced colours leave signs, marks and code @ci", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page, "/writing");
  await page.getByRole("button", { name: "Enlarge picture" }).first().click();
  const signs = await page
    .locator(
      ".figure-enlarge, .figure-dialog button:not([hidden]), .embed-load",
    )
    .evaluateAll((buttons) => {
      const { backgroundColor: ground } = getComputedStyle(document.body);
      return buttons.map(
        (button) =>
          getComputedStyle(button, "::before").backgroundColor !== ground,
      );
    });
  expect(signs.length).toBeGreaterThan(5);
  expect(signs).not.toContain(false);

  // Marks in code are more than colours.
  const block = page.locator(".code-figure").filter({ hasText: "Greeting" });
  const looks = await block
    .first()
    .evaluate((figure) =>
      [...figure.querySelectorAll(".code-line")].map((line) => [
        line.localName,
        getComputedStyle(line, "::before").content,
        getComputedStyle(line).borderInlineStartWidth,
      ]),
    );
  expect(looks).toEqual([
    ["del", '"−"', "3px"],
    ["ins", '"+"', "3px"],
    ["mark", "none", "3px"],
  ]);
  const code = page.locator(".code-figure").first();
  await expect(code).toHaveCSS("outline-style", "solid");
  await expect(code).not.toHaveCSS("outline-color", "rgba(0, 0, 0, 0)");
});

test("from right to left the page is a mirror image @ci", async ({ page }) => {
  await openPage(page, "/writing");
  const places = () =>
    page.evaluate(() => {
      const root = document.documentElement;
      const isMirrored = root.dir === "rtl";
      const edges = (selector: string) => {
        const node = document.querySelector(selector);
        if (!node) throw new Error(`There is no ${selector}.`);
        const { left, right } = node.getBoundingClientRect();
        const { clientWidth } = root;
        const own = isMirrored
          ? [clientWidth - right, clientWidth - left]
          : [left, right];
        return own.map(Math.round);
      };
      const header = document.querySelector("header") ?? root;
      const line = getComputedStyle(header, "::before").insetInlineStart;
      return {
        line: Math.round(parseFloat(line)),
        text: edges(".prose"),
        code: edges(".prose > .code-figure > pre"),
        anchor: edges(".anchor"),
        contents: edges("main nav"),
        excess: root.scrollWidth - root.clientWidth,
      };
    });
  const turn = (dir: string) =>
    page.evaluate((to) => (document.documentElement.dir = to), dir);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await turn("ltr");
    const usual = await places();
    await turn("rtl");
    expect(await places()).toEqual(usual);
  }
  const code = page.locator(".prose pre").first();
  await expect(code).toHaveCSS("direction", "ltr");
  // Arrows along the line turn round, too.
  await navigate(page, "/blog");
  await expect(page.locator("h1")).toHaveText("Blog");
  await turn("rtl");
  const arrow = page.locator('main [rel="next"] svg');
  await expect(arrow).toHaveCSS("scale", "-1 1");
});
