import type { Page } from "@playwright/test";
import { answerPosts, fillIn } from "./support/contact";
import { sidebarOf } from "./support/handbook";
import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

const bar = (page: Page) =>
  page.getByRole("navigation", { name: "Main navigation" });
const entry = (page: Page, name: string) =>
  bar(page).getByRole("link", { name, exact: true });

for (const [width, tag] of [
  [390, ""],
  [1280, "@ci"],
] as const)
  test.describe(`at ${width} px ${tag}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("links and languages can be reached", async ({ page }) => {
      await page.goto("/");
      const announcement = page.getByRole("region", { name: "Announcement" });
      await expect(announcement).toBeVisible();
      // Nothing is offered that could do nothing.
      const close = announcement.getByRole("button", { includeHidden: true });
      await expect(close).toHaveCount(1);
      await expect(close).toBeHidden();
      await entry(page, "Blog").click();
      await expect(page).toHaveURL("/blog");
      const archive = entry(page, "Archive");
      await expect(archive).toBeVisible({ visible: width < 996 });
      await page.locator("article a").first().click();
      await expect(page.locator("main .prose").first()).toBeVisible();
      await page.goto("/about");
      const banner = page.getByRole("banner");
      const search = banner.getByRole("link", { name: "Search" });
      await expect(search).toHaveCount(1);
      if (width > 996) {
        await entry(page, "Blog").hover();
        await expect(archive).toBeVisible();
        await page.locator("main").hover({ position: { x: 20, y: 20 } });
        await expect(archive).toBeHidden();
        await entry(page, "Blog").focus();
        await page.keyboard.press("Tab");
        await expect(archive).toBeFocused();
      }
      if (width > 996)
        await bar(page)
          .getByRole("button", { name: /^Language/ })
          .hover();
      await bar(page).getByRole("link", { name: "Deutsch" }).click();
      await expect(page).toHaveURL("/de/about");
      await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
      const skip = page.locator('a[href="#main"]');
      await page.keyboard.press("Tab");
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(page.locator("main :focus")).toHaveCount(1);

      await page.goto("/blog/authors");
      const portraits = page.locator("main img:visible");
      await portraits.first().scrollIntoViewIfNeeded();
      await expect.poll(() => portraits.count()).toBeGreaterThan(1);
    });
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("documentation can be reached", async ({ page }) => {
    await page.goto("/handbook");
    const { sidebar, link, current } = sidebarOf(page);
    const access = link("Access and accounts");
    await expect(access).toBeHidden();
    await sidebar.locator("summary").first().click();
    await access.click();
    await expect(page).toHaveURL("/handbook/before/access");
    await expect(current).toHaveText("Access and accounts");
    await expect(access).toBeVisible();
    await entry(page, "2026").click();
    await expect(page).toHaveURL("/handbook/2026/before/access");
  });

  test("a post can be read to its end", async ({ page }) => {
    await page.goto("/blog/reading-a-contract");
    const contents = page.getByRole("navigation", { name: "On this page" });
    await contents.locator("summary").click();
    await contents.locator("a:visible").first().click();
    const heading = page.locator("main .prose :is(h2, h3)[id]").first();
    await expect(heading).toBeInViewport();
    const foot = page.locator("article footer");
    await expect(foot.getByText("Edit this page")).toBeVisible();
    await expect(foot.locator("button:visible")).toHaveCount(0);
    const parts = page.getByRole("navigation", { name: "Series" });
    await parts.getByRole("link", { name: "What to charge" }).click();
    await expect(page).toHaveURL("/blog/what-to-charge");
  });
});

test("a form sends all fields, and leads to the thanks", async ({ page }) => {
  await page.goto("/contact");
  const bodies = await answerPosts(page);
  await expect(page.getByText("Copy address")).toBeHidden();
  await fillIn(page);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.locator("h1")).toHaveText("Taken");
  await expect(page).toHaveURL("/contact/thanks");
  expect(bodies[0]).toContain("form-name=contact");
  expect(bodies[0]).toContain("email=maren%40example.com");
});

test("a text shows all that is in it", async ({ page }) => {
  await page.goto("/writing");
  // All panels of tabs stand one below the other, labelled.
  await expect(page.locator(".tabs-list").first()).toBeHidden();
  const panels = page.locator(".tabs").first().locator("> .tabs-panel");
  await expect(panels).toHaveCount(3);
  for (const panel of await panels.all()) {
    await expect(panel.locator("> .tabs-label")).toBeVisible();
    expect((await panel.boundingBox())?.height).toBeGreaterThan(40);
  }
  // A video has a link instead of a button.
  await expect(page.locator(".embed-load").first()).toBeHidden();
  await expect(
    page.getByRole("link", { name: /Open on YouTube/ }),
  ).toHaveAttribute(
    "href",
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=30s",
  );
  const rows = page.locator('.gallery[data-layout="rows"] img:visible');
  await expect(rows).toHaveCount(3);
  const strip = page.getByRole("group", { name: "Pictures" });
  await strip.focus();
  await page.keyboard.press("ArrowRight");
  const place = () => strip.evaluate((node) => node.scrollLeft);
  await expect.poll(place).toBeGreaterThan(0);
});
