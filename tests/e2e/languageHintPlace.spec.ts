import { expectHeard, listen } from "./support/heard";
import { hintOf } from "./support/languageHint";
import { layoutShifts, watchLayoutShifts } from "./support/layoutShift";
import { openPage } from "./support/openPage";
import { scrollTo } from "./support/scrollTo";
import { expect, test } from "./support/test";
import { violationsInModes } from "./support/violations";

test.use({ hasLanguageHint: true, locale: "de-DE" });

test("comes without moving anything", async ({ page }) => {
  await watchLayoutShifts(page);
  // On a screen that it does not fill, the page ends with its foot.
  for (const [width, height] of [
    [390, 800],
    [1280, 2_400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, "/about");
    await expect(hintOf(page).offer).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
  }
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("lies neither over what has the focus nor over the way back", async ({
      page,
    }) => {
      await openPage(page, "/blog");
      await expect(hintOf(page).offer).toBeVisible();
      const covered = async (selector: string) =>
        page.evaluate((css) => {
          const over = document.querySelector(".language-hint");
          const under = document.querySelector(css);
          if (!over || !under) throw new Error(`${css} is missing`);
          const [a, b] = [over, under].map((one) =>
            one.getBoundingClientRect(),
          ) as [DOMRect, DOMRect];
          return (
            a.left < b.right &&
            b.left < a.right &&
            a.top < b.bottom &&
            b.top < a.bottom
          );
        }, selector);
      await scrollTo(page, 500);
      await scrollTo(page, 400);
      await expect(
        page.getByRole("button", { name: "Back to top" }),
      ).toBeVisible();
      expect(await covered("[data-shown=true]")).toBe(false);

      await hintOf(page).close.focus();
      let steps = 0;
      for (; steps < 120; steps++) {
        await page.keyboard.press("Tab");
        const isInPage = await page.evaluate(
          () =>
            document.activeElement !== document.body &&
            !document.activeElement?.closest(".language-hint"),
        );
        if (!isInPage) break;
        expect(await covered(":focus")).toBe(false);
      }
      expect(steps).toBeGreaterThan(20);
      // The end of the page can be seen whole.
      await scrollTo(page, 100_000);
      expect(await covered("footer:last-of-type li:last-child")).toBe(false);
      const [foot, top] = await page.evaluate(() =>
        ["body > * footer:not(article footer)", ".language-hint"].map((css) =>
          document.querySelector(css)?.getBoundingClientRect(),
        ),
      );
      expect(foot?.bottom).toBeLessThanOrEqual(top?.top ?? 0);
    });
  });
}

test("comes right after the skip link, and gives the focus to the page", async ({
  page,
}) => {
  await openPage(page, "/about");
  await expect(hintOf(page).offer).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator("a[href='#main']")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(hintOf(page).offer).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(hintOf(page).close).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(hintOf(page).hint).toHaveCount(0);
  await expect(page.locator("main")).toBeFocused();
});

test("is heard once, in its language", async ({ page }) => {
  let begin = () => {};
  const isListening = new Promise<void>((resolve) => (begin = resolve));
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(".language-hint")) await isListening;
    await route.fulfill({ response });
  });
  await openPage(page, "/about");
  await listen(page);
  begin();
  await expect(hintOf(page).offer).toBeVisible();
  await expectHeard(page, [
    "en-GB: Diese Seite gibt es auch auf Deutsch.\n\nAuf Deutsch lesen\nSchließen und nicht mehr vorschlagen",
  ]);
});

test("is accessible, and neither on paper nor in its way", async ({ page }) => {
  await page.setViewportSize({ width: 674, height: 400 });
  await openPage(page, "/about");
  await expect(
    page.getByRole("complementary", { name: "Sprache" }),
  ).toBeVisible();
  expect(await violationsInModes(page, [390, 1280], ".language-hint")).toEqual(
    [],
  );
  await page.setViewportSize({ width: 674, height: 400 });
  await page.emulateMedia({ media: "print" });
  await expect(hintOf(page).hint).toBeHidden();
  const belowFoot = await page.evaluate(() => {
    const foot = document.querySelector("footer")?.getBoundingClientRect();
    const { scrollHeight } = document.documentElement;
    return scrollHeight - Math.round((foot?.bottom ?? 0) + window.scrollY);
  });
  expect(belowFoot).toBeLessThanOrEqual(1);
});
