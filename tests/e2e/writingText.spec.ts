import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const pages = [
  {
    path: "/writing",
    words: { note: "Note", danger: "Danger" },
    quoted: "“straight” ones, and don’t worry – it’s done in the ’20s way…",
    table: "Table",
  },
  {
    path: "/de/writing",
    words: { note: "Hinweis", danger: "Gefahr" },
    quoted: "„Gerade“ Zeichen genügen – so geht’s auch in den ’20ern…",
    table: "Tabelle",
  },
];

for (const { path, words, quoted, table } of pages) {
  test(`${path}: notes are named by their kinds, in the page's language`, async ({
    page,
  }) => {
    await openPage(page, path);
    const note = page.getByRole("note", { name: words.note }).first();
    await expect(note).toContainText(words.note);
    const danger = page.locator("#no-way-back");
    await expect(danger).toHaveRole("note");
    await expect(danger).toHaveAccessibleName(words.danger);
    await expect(page.getByText(quoted)).toBeVisible();
    await expect(
      page.getByRole("group", { name: table }).first(),
    ).toBeVisible();
  });

  test(`${path}: a note's kind stands in the margin where there is one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, path);
    const note = page.locator(".prose > .admonition").first();
    const kind = note.locator(".admonition-kind");
    const edge = async () => (await note.boundingBox())?.x ?? 0;
    const end = async () => {
      const box = await kind.boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    };
    expect(await end()).toBeLessThan(await edge());
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await end()).toBeGreaterThan(await edge());
    const scrolls = () =>
      document.documentElement.scrollWidth > window.innerWidth;
    expect(await page.evaluate(scrolls)).toBe(false);
  });
}

test("footnotes lead there and back", async ({ page }) => {
  await openPage(page, "/writing");
  await page.locator("[data-footnote-ref]").first().click();
  await expect(page).toHaveURL(/#writing-fn-remark$/);
  await page
    .getByRole("link", { name: "Back to reference 1-2", exact: true })
    .click();
  await expect(page).toHaveURL(/#writing-fnref-remark-2$/);
});
