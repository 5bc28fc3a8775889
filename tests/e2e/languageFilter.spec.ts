import { layoutShifts, watchLayoutShifts } from "./support/layoutShift";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const only = "Nur auf Deutsch";
const foreign = "/de/blog/working-across-time-zones";
const heading = (count: number) =>
  `${count} Beiträge mit dem Schlagwort „Selbstständigkeit“`;
const inWords = { useInnerText: true };

/** Screens that have a text of the other language. */
const lists = ["/de", "/de/blog", "/de/blog/archive", "/de/blog/tags/business"];

test("readers leave out other languages, everywhere", async ({ page }) => {
  await openPage(page, "/de/blog");
  const box = page.getByRole("checkbox", { name: only });
  const badges = page.locator("main").getByText("Auf Englisch", {
    exact: true,
  });
  const link = page.locator(`main h2 a[href="${foreign}"]`);
  await expect(link).toBeVisible();
  await box.focus();
  await page.keyboard.press("Space");
  await expect(box).toBeChecked();
  await expect(
    page.getByText("Beiträge in anderen Sprachen sind ausgeblendet."),
  ).toBeAttached();
  await expect(link).toBeHidden();
  for (const list of lists) {
    await navigate(page, list);
    await expect(page).toHaveURL(list);
    await expect(box).toBeChecked();
    await expect(badges.filter({ visible: true })).toHaveCount(0);
    expect(await badges.count()).toBeGreaterThan(0);
  }
  await expect(page.locator("h1")).toHaveText(heading(4), inWords);
  await box.click();
  await expect(
    page.getByText("Beiträge in allen Sprachen sind eingeblendet."),
  ).toBeAttached();
  await expect(page.locator("h1")).toHaveText(heading(5), inWords);
  await page.reload();
  await expect(box).not.toBeChecked();
});

test("the choice is there before the first paint", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("site.languages", "own"));
  await watchLayoutShifts(page);
  const box = page.getByRole("checkbox", { name: only });
  for (const list of ["/de/blog", "/de/blog/archive"]) {
    await page.goto(list, { waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-languages", "own");
    await expect(box).toBeChecked();
    expect(await layoutShifts(page)).toEqual([]);
  }
  const header = page.locator("main header");
  await expect(header.getByText("11 Beiträge", { exact: true })).toBeVisible();
  await expect(header.getByText("12 Beiträge", { exact: true })).toBeHidden();
});

test("other tabs follow", async ({ context, page }) => {
  const other = await context.newPage();
  await openPage(page, "/de/blog");
  await openPage(other, "/de/blog/tags/business");
  await page.getByRole("checkbox").check();
  await expect(other.getByRole("checkbox")).toBeChecked();
  await expect(other.locator("h1")).toHaveText(heading(4), inWords);
});

test("nothing is offered where all is in the page's language", async ({
  page,
}) => {
  for (const path of [
    "/de/blog/tags/databases",
    "/de/blog/working-across-time-zones",
    "/de/about",
  ]) {
    await openPage(page, path);
    await expect(page.locator("main").getByRole("checkbox")).toHaveCount(0);
  }
});

test("tags and authors count what is shown", async ({ page }) => {
  await openPage(page, "/de/blog/tags");
  const row = page.locator("main li", { hasText: "Handwerk" });
  await expect(row).toContainText("4 Beiträge", { useInnerText: true });
  await page.getByRole("checkbox").check();
  await expect(row).toContainText("3 Beiträge", { useInnerText: true });
  await expect(row).not.toContainText("4 Beiträge", { useInnerText: true });
  await openPage(page, "/de/blog/authors");
  await expect(page.locator("main article").first()).toContainText(
    "7 Beiträge",
    { useInnerText: true },
  );
  // A post keeps its neighbours, whatever their language.
  await openPage(page, "/de/blog/what-to-charge");
  await expect(
    page.locator(`main nav a[rel="next"][href="${foreign}"]`),
  ).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all posts are shown, and no choice", async ({ page }) => {
    await page.goto("/de/blog");
    await expect(page.locator("main").getByRole("checkbox")).toHaveCount(0);
    await expect(page.locator(`main h2 a[href="${foreign}"]`)).toBeVisible();
    await page.goto("/de/blog/tags/business");
    await expect(page.locator("h1")).toHaveText(heading(5), inWords);
  });
});
