import type { Locator } from "@playwright/test";
import sharp from "sharp";
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

test("notes are named by their kinds, which stand in the margin where there is one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/de/schreiben");
  await expect(page.getByRole("note", { name: "Hinweis" }).first()).toHaveText(
    /Hinweis/,
  );
  await expect(page.locator("#no-way-back")).toHaveRole("note");
  await expect(page.locator("#no-way-back")).toHaveAccessibleName("Gefahr");
  await expect(
    page.getByText("„Gerade“ Zeichen genügen – so geht’s auch in den ’20ern…"),
  ).toBeVisible();
  await expect(
    page.getByRole("group", { name: "Tabelle" }).first(),
  ).toBeVisible();

  const note = page.locator(".prose > .admonition").first();
  const isInMargin = () =>
    note.evaluate((node) => {
      const kind = node.querySelector(".admonition-kind");
      const { right = 0 } = kind?.getBoundingClientRect() ?? {};
      return right < node.getBoundingClientRect().left;
    });
  expect(await isInMargin()).toBe(true);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await isInMargin()).toBe(false);
});

test("notes are in the margin of the page, in a text of either direction", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/blog/moving-a-million-rows");
  const text = page.locator(".prose:has(> .footnotes)");
  for (const direction of ["ltr", "rtl"]) {
    const isInMargin = await text.evaluate((prose, dir) => {
      prose.setAttribute("dir", dir);
      const note = prose.querySelector(".footnotes li");
      const { right = Infinity } = note?.getBoundingClientRect() ?? {};
      return right < prose.getBoundingClientRect().left;
    }, direction);
    expect(isInMargin, direction).toBe(true);
  }
});

test("links of texts by file path lead to the page in their language, without loading", async ({
  page,
}) => {
  await openPage(page, "/de/schreiben");
  const header = page.locator("header").first();
  await header.evaluate((node) => node.setAttribute("data-mark", "kept"));
  await page
    .getByRole("link", { name: "was ich berechne", exact: true })
    .click();
  await expect(page).toHaveURL("/de/blog/what-to-charge");
  await expect(header).toHaveAttribute("data-mark", "kept");
});

/** How light a region is at its start and at its end, just above its lower edge. */
async function edgesOf(region: Locator): Promise<[number, number]> {
  const { data, info } = await sharp(await region.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = (info.height - 3) * info.width;
  const lightAt = (x: number) => data[(row + x) * info.channels] ?? NaN;
  return [lightAt(1), lightAt(info.width - 2)];
}

test("what scrolls sideways shades the edge that it goes on behind", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/writing");
  const region = page.locator(".diagram-scroll").first();
  await region.scrollIntoViewIfNeeded();
  const [plain, shaded] = await edgesOf(region);
  expect(plain - shaded).toBeGreaterThan(10);
  await region.evaluate((node) => node.scrollBy(10_000, 0));
  const [behind, end] = await edgesOf(region);
  expect(end).toBe(plain);
  expect(plain - behind).toBeGreaterThan(10);
});

test("what scrolls can be focused, and says what it is", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await openPage(page, "/writing");
  await expect(page.locator(".code-tools").last()).toBeAttached();
  const nameless = await page.locator("main *").evaluateAll((nodes) =>
    nodes
      .filter(
        (node) =>
          node.scrollWidth > node.clientWidth &&
          /auto|scroll/.test(getComputedStyle(node).overflowX) &&
          // Its tabs are reached by keyboard themselves.
          !node.matches("[role=tablist], [tabindex='0'][aria-label]"),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(nameless).toEqual([]);
});

test("an animation stands still for readers who want less motion, and for them only", async ({
  page,
}) => {
  const moving = page.locator("main img[src$='.gif']");
  const still = page.locator("main img[src^='data:image/png']");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPage(page, path);
  await moving.scrollIntoViewIfNeeded();
  await expect(moving).toHaveJSProperty("complete", true);
  await expect(still).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, path);
  await page.getByAltText("A bar that grows").scrollIntoViewIfNeeded();
  await expect(still).toHaveCount(1);
  await expect(moving).toHaveCount(0);
});
