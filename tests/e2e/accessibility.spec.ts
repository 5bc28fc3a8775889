import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { locales, pathIn } from "../screens";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

/** One page of each template, and of each kind of text. */
const templates = {
  home: "/",
  page: "/about",
  list: "/blog",
  archive: "/blog/archive",
  authors: "/blog/authors",
  author: "/blog/authors/alex",
  post: "/blog/accessible-forms",
  "post with a component": "/blog/what-to-charge",
  "post only in English": "/blog/working-across-time-zones",
  "post only in German": "/blog/e-rechnung-fuer-freelancer",
  "not found": "/404",
};

/** All that the other colours can change. */
const colourRules = ["color-contrast", "link-in-text-block"];

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Preloading is for a rule about rotated phones, and fetches every stylesheet.
  const axe = new AxeBuilder({ page }).options({ preload: false });
  if (rules) axe.withRules(rules);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      [id, help, String(target), failureSummary].join(" | "),
    ),
  );
}

for (const locale of locales) {
  for (const [name, screen] of Object.entries(templates)) {
    test(`${name} in ${locale} has no barrier`, async ({ page }) => {
      test.slow();
      await openPage(page, pathIn(locale, screen));
      for (const mode of ["light", "dark"]) {
        await expect(page.locator("html")).toHaveAttribute("data-theme", mode);
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 844 });
          const rules = mode === "dark" ? colourRules : undefined;
          const found = await violations(page, rules);
          expect(found, `${mode}, ${width} px`).toEqual([]);
        }
        await page.locator("button:has([data-icon])").click();
      }
    });
  }
}

test("the open menu has no barrier", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(
    page.getByRole("navigation", { name: "Main navigation" }),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
