import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const path = "/writing";

const overflow = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

test("paper shows what is folded, and what abbreviations stand for", async ({
  page,
}) => {
  await openPage(page, path);
  const body = page.locator(".details:not([open]) .details-body").first();
  await expect(body).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(body).toBeVisible();
  const abbr = page.locator("main abbr[title]").first();
  const said = await abbr.evaluate(
    (node) => getComputedStyle(node, "::after").content,
  );
  expect(said).toContain(`(${await abbr.getAttribute("title")})`);
  const folded = page.locator(".details:not([open])").first();
  const { height: shown = 0 } = (await body.boundingBox()) ?? {};
  const { height = 0 } = (await folded.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(shown);
});

test("a card leads where its title does, wherever it is pressed", async ({
  page,
}) => {
  await openPage(page, path);
  const card = page.locator(".card", { has: page.locator("a") }).first();
  const to = await card.getByRole("link").getAttribute("href");
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!to || !box) throw new Error("There is no card.");
  await page.mouse.click(box.x + box.width - 4, box.y + box.height - 4);
  await expect(page).toHaveURL(to);
});

for (const width of [390, 1440]) {
  test(`nothing is wider than the page at ${width} px, in either direction`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, path);
    expect(await page.evaluate(overflow)).toBe(0);
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    expect(await page.evaluate(overflow)).toBe(0);
  });
}
