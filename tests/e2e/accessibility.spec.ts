import { locales, pathIn } from "../screens";
import { docsStates } from "./support/docsStates";
import { openPage } from "./support/openPage";
import { pageStates } from "./support/pageStates";
import { expect, test } from "./support/test";
import { violationsInModes, widths } from "./support/violations";

for (const locale of locales) {
  for (const [
    name,
    { path, enter, inside, widths: at = widths },
  ] of Object.entries({ ...pageStates, ...docsStates })) {
    test(`${name} in ${locale} has no barrier`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width: at[0] ?? 1280, height: 844 });
      await openPage(page, pathIn(locale, path));
      await enter?.(page);
      expect(await violationsInModes(page, at, inside)).toEqual([]);
    });
  }
}

test("axe runs, and finds what is wrong", async ({ page }) => {
  await openPage(page, "/about");
  await page.evaluate(() => {
    const faults = `<img src="/favicon.svg"><p style="color: #777">Pale</p>`;
    document.querySelector("main")?.insertAdjacentHTML("beforeend", faults);
  });
  const found = await violationsInModes(page, [1280]);
  expect(found.map((fault) => fault.split(" |")[0])).toEqual([
    "light, 1280 px: color-contrast",
    "light, 1280 px: image-alt",
    "dark, 1280 px: color-contrast",
  ]);
});
