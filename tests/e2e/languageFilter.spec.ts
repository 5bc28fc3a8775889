import type { Page } from "@playwright/test";
import { pathIn } from "../screens";
import { blockStorage } from "./support/blockStorage";
import { layoutShifts, watchLayoutShifts } from "./support/layoutShift";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const texts = {
  en: {
    only: "Only in English",
    hidden: "Posts in other languages are hidden.",
    shown: "Posts in all languages are shown.",
    badge: "In German",
    foreign: "/blog/e-rechnung-fuer-freelancer",
    tag: {
      heading: ["5 posts tagged “Business”", "4 posts tagged “Business”"],
    },
    archive: ["12 posts", "11 posts"],
  },
  de: {
    only: "Nur auf Deutsch",
    hidden: "Beiträge in anderen Sprachen sind ausgeblendet.",
    shown: "Beiträge in allen Sprachen sind eingeblendet.",
    badge: "Auf Englisch",
    foreign: "/de/blog/working-across-time-zones",
    tag: {
      heading: [
        "5 Beiträge mit dem Schlagwort „Selbstständigkeit“",
        "4 Beiträge mit dem Schlagwort „Selbstständigkeit“",
      ],
    },
    archive: ["12 Beiträge", "11 Beiträge"],
  },
} as const;

/** Screens that have a text of the other language; the German start page has one, too. */
const lists = {
  en: ["/blog", "/blog/archive", "/blog/tags/business"],
  de: ["/", "/blog", "/blog/archive", "/blog/tags/business"],
};

const keep = (page: Page) =>
  page.addInitScript(() => localStorage.setItem("site.languages", "own"));

for (const locale of ["en", "de"] as const) {
  const own = texts[locale];
  const at = (path: string) => pathIn(locale, path);
  const boxOn = (page: Page) => page.getByRole("checkbox", { name: own.only });
  const badgesOn = (page: Page) =>
    page.locator("main").getByText(own.badge, { exact: true });

  test(`readers leave out other languages, everywhere, ${locale}`, async ({
    page,
  }) => {
    await openPage(page, at("/blog"));
    const link = page.locator(`main h2 a[href="${own.foreign}"]`);
    await expect(link).toBeVisible();
    await boxOn(page).focus();
    await page.keyboard.press("Space");
    await expect(boxOn(page)).toBeChecked();
    await expect(page.getByText(own.hidden)).toBeAttached();
    await expect(link).toBeHidden();
    for (const list of lists[locale]) {
      await navigate(page, at(list));
      await expect(page).toHaveURL(at(list));
      await expect(boxOn(page)).toBeChecked();
      await expect(badgesOn(page).filter({ visible: true })).toHaveCount(0);
      expect(await badgesOn(page).count()).toBeGreaterThan(0);
    }
    await expect(page.locator("h1")).toHaveText(own.tag.heading[1], {
      useInnerText: true,
    });
    await boxOn(page).click();
    await expect(page.getByText(own.shown)).toBeAttached();
    await expect(page.locator("h1")).toHaveText(own.tag.heading[0], {
      useInnerText: true,
    });
    await page.reload();
    await expect(boxOn(page)).not.toBeChecked();
  });

  test(`the choice is there before the first paint, ${locale}`, async ({
    page,
  }) => {
    await keep(page);
    await watchLayoutShifts(page);
    for (const list of ["/blog", "/blog/archive"]) {
      await page.goto(at(list), { waitUntil: "commit" });
      await expect(page.locator("html")).toHaveAttribute(
        "data-languages",
        "own",
      );
      await expect(boxOn(page)).toBeChecked();
      expect(await layoutShifts(page)).toEqual([]);
    }
    const header = page.locator("main header");
    await expect(
      header.getByText(own.archive[1], { exact: true }),
    ).toBeVisible();
    await expect(
      header.getByText(own.archive[0], { exact: true }),
    ).toBeHidden();
  });
}

test("other tabs follow", async ({ context, page }) => {
  const other = await context.newPage();
  await openPage(page, "/de/blog");
  await openPage(other, "/de/blog/tags/business");
  await page.getByRole("checkbox").check();
  await expect(other.getByRole("checkbox")).toBeChecked();
  await expect(other.locator("h1")).toHaveText(texts.de.tag.heading[1], {
    useInnerText: true,
  });
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
});

test("a post keeps its neighbours, whatever their language", async ({
  page,
}) => {
  await keep(page);
  await openPage(page, "/de/blog/what-to-charge");
  await expect(page.locator('main nav a[rel="next"]')).toHaveAttribute(
    "href",
    texts.de.foreign,
  );
  await expect(page.locator('main nav a[rel="next"]')).toBeVisible();
});

test("the choice holds for the page where storage is blocked", async ({
  page,
}) => {
  await blockStorage(page, "touched");
  await openPage(page, "/de/blog");
  const box = page.getByRole("checkbox", { name: texts.de.only });
  await box.check();
  await expect(
    page.locator(`main h2 a[href="${texts.de.foreign}"]`),
  ).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all posts are shown, and no choice", async ({ page }) => {
    await page.goto("/de/blog");
    await expect(page.locator("main").getByRole("checkbox")).toHaveCount(0);
    await expect(
      page.locator(`main h2 a[href="${texts.de.foreign}"]`),
    ).toBeVisible();
    await page.goto("/de/blog/tags/business");
    await expect(page.locator("h1")).toHaveText(texts.de.tag.heading[0], {
      useInnerText: true,
    });
  });
});
