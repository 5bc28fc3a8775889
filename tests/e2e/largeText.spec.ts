import config from "../../playwright.config";
import { pathIn, screens } from "../screens";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const { launchOptions } = config.use ?? {};

// What readers set in their browser; the size of the root alone moves no breakpoint.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      "--blink-settings=defaultFontSize=32",
    ],
  },
});

/** In text twice as large as usual; 512 px are what 320 px are to text of 20 px. */
for (const width of [390, 512, 1280]) {
  test(`bar, drawer and texts are whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, "/de/schreiben");
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll("header :is(a, button), main *")]
        .filter((node) => !node.closest("[role=group], [role=tablist]"))
        .filter((node) => node.getBoundingClientRect().right > innerWidth)
        .map(({ textContent }) => textContent.slice(0, 60)),
    );
    expect(outside).toEqual([]);
    await expect(page.locator(".embed-box").first()).toBeAttached();
    const cut = await page.locator(".embed-box").evaluateAll(
      (boxes) =>
        boxes.filter((box) => {
          const { top, bottom, right } = box.getBoundingClientRect();
          return [...box.querySelectorAll(".embed-offer > *")].some((node) => {
            const inner = node.getBoundingClientRect();
            return (
              inner.top < top || inner.bottom > bottom || inner.right > right
            );
          });
        }).length,
    );
    expect(cut).toBe(0);

    await page.getByRole("button", { name: "Menü" }).click();
    const dialog = page.getByRole("dialog", { name: "Menü" });
    const close = dialog.getByRole("button", { name: "Schließen" });
    await expect(close).toBeInViewport({ ratio: 1 });
    const boxes = await Promise.all(
      [
        dialog.getByText("Alex Example"),
        close,
        dialog.getByRole("button").nth(1),
      ].map((one) => one.boundingBox()),
    );
    for (const [at, a] of boxes.entries()) {
      expect(a && a.x + a.width).toBeLessThanOrEqual(width);
      for (const b of boxes.slice(at + 1)) {
        if (!a || !b) throw new Error("Something is not there.");
        const isBeside = a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1;
        const isAbove = a.y + a.height <= b.y + 1;
        expect(isBeside || isAbove).toBe(true);
      }
    }
  });
}

test("buttons on pictures do not grow with the text", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/writing");
  const button = page.getByRole("button", { name: "Enlarge picture" }).first();
  expect(await button.boundingBox()).toMatchObject({ width: 56, height: 56 });
});

test.describe("every kind of page", () => {
  test.use({ expectedProblems: [/404/] });
  const all = [
    ...screens,
    "/search?q=e",
    "/uses",
    "/writing",
    "/blog/e-rechnung-fuer-freelancer",
    "/blog/moving-a-million-rows",
    "/blog/what-to-charge",
    "/nowhere",
  ].map((screen) => pathIn("de", screen));

  test("scrolls no way but down at 390 px", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const wide: string[] = [];
    for (const path of all) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const scrollWidth = await page.evaluate(
        () => document.documentElement.scrollWidth,
      );
      if (scrollWidth > 390) wide.push(`${path}: ${scrollWidth} px`);
    }
    expect(wide).toEqual([]);
  });
});

test.describe("to a reader of another language", () => {
  test.use({ hasLanguageHint: true, locale: "de-DE" });

  test("the offer of it leaves the heading in sight", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, "/blog");
    const hint = page.locator("[data-hint]");
    await expect(hint).toBeVisible();
    const box = await hint.boundingBox();
    expect(box?.height).toBeLessThan(200);
    await expect(page.locator("h1")).toBeInViewport({ ratio: 1 });
  });
});
