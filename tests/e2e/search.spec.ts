import { drawerOf } from "./support/drawer";
import { navigate, openPage } from "./support/openPage";
import { requestsOf } from "./support/requestsOf";
import { scrollTop } from "./support/scrollTo";
import { openSearch, searchOf } from "./support/search";
import { setTextSize } from "./support/textSize";
import { expect, test } from "./support/test";

const contract = "/blog/reading-a-contract";

test("loads nothing before it is opened", async ({ page }) => {
  const asked = requestsOf(page);
  const ofSearch = () => asked.filter((url) => url.includes("search-index"));
  await openPage(page, "/about");
  await page.waitForLoadState("networkidle");
  expect(ofSearch()).toEqual([]);
  // By the box, and Escape gives the focus back.
  const { dialog, field, box } = searchOf(page);
  await box.click();
  await expect(field).toBeFocused();
  await expect.poll(() => ofSearch().length).toBeGreaterThan(3);
  await page.keyboard.type("a/b");
  await expect(field).toHaveValue("a/b");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(box).toBeFocused();
});

test("its page leads to lists until something is asked for", async ({
  page,
}) => {
  await openPage(page, "/search");
  const tags = page.getByRole("main").getByRole("link", { name: "All tags" });
  await expect(tags).toBeVisible();
  await page.getByRole("combobox").fill("contract");
  await expect(tags).toBeHidden();
});

test("headings follow the text of a page, however long its title is @ci", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/search?q=contract");
  const hits = page.locator(".search-hit:has(.search-heading)");
  await expect(hits.first()).toBeVisible();
  const steps = await hits.evaluateAll((nodes) =>
    nodes.map((hit) => {
      const title = hit.querySelector(".search-title");
      if (title) title.textContent = "A title of many words ".repeat(5);
      const [text, heading] = [".search-passage", ".search-heading"].map(
        (part) => hit.querySelector(part)?.getBoundingClientRect(),
      );
      return (heading?.top ?? NaN) - (text?.bottom ?? NaN);
    }),
  );
  for (const step of steps) expect(Math.abs(step)).toBeLessThan(20);
});

test("is worked by keys alone", async ({ page }) => {
  await openPage(page, "/about");
  const { field, options, active, status, dialog } = await openSearch(page);
  await page.keyboard.type("contract");
  await expect(options.first()).toContainText("Reading a contract");
  await expect(status.filter({ hasText: /\d+\spages found/ })).toBeVisible();
  await expect(active).toHaveCount(0);
  // Until something is chosen these move in the field.
  await page.keyboard.press("Home");
  await expect(active).toHaveCount(0);

  await page.keyboard.press("ArrowDown");
  await expect(field).toBeFocused();
  await expect(active).toHaveText(/^Reading a contract/);
  const chosen = await active.getAttribute("id");
  await expect(field).toHaveAttribute("aria-activedescendant", chosen ?? "");
  await page.keyboard.press("End");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await expect(options.last()).toBeInViewport();
  await page.keyboard.press("ArrowDown");
  await expect(active).toHaveCount(0);
  await page.keyboard.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Home");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");

  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(contract);
  await expect(dialog).toBeHidden();
  await expect(page.locator("h1")).toContainText("Reading a contract");
});

test("Back leads from a result @ci", async ({ page }) => {
  await openPage(page, "/imprint");
  await navigate(page, "/about");
  await expect(page.locator("h1")).toContainText("About");
  const { dialog, options } = await openSearch(page);
  await page.keyboard.type("symmetrical");
  const heading = options.filter({ hasText: /^5\.\sTermination/ });
  await expect(heading.locator("mark")).toHaveText("symmetrical");
  await heading.click();
  await expect(dialog).toBeHidden();
  const id = "5-termination-symmetrical-and-paid";
  await expect(page).toHaveURL(`${contract}#${id}`);
  await expect(page.locator(`[id='${id}']`)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page).toHaveURL("/imprint");
});

test("names the handbook as its pages do", async ({ page }) => {
  await openPage(page, "/about");
  const { dialog } = await openSearch(page);
  await page.keyboard.type("handbook");
  await expect(dialog.getByRole("group", { name: "Handbook" })).toBeVisible();
});

test("is in the drawer, which closes for it @ci", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/about");
  const { drawer, menuButton } = drawerOf(page);
  await menuButton.click();
  await drawer.getByRole("link", { name: "Search" }).click();
  const { field, dialog, close } = searchOf(page);
  await expect(field).toBeFocused();
  await expect(drawer).toBeHidden();
  const box = await dialog.locator("> div").boundingBox();
  expect(box).toEqual(await dialog.boundingBox());
  expect(box?.height).toBe(844);
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/about");
});

test("keys show what they choose on a low phone with large text @ci", async ({
  page,
}) => {
  await setTextSize(page, 32);
  await page.setViewportSize({ width: 844, height: 390 });
  await openPage(page, "/about");
  const { field, options, active } = await openSearch(page);
  await field.fill("contract");
  await options.nth(2).waitFor();
  for (let press = 0; press < 3; press++) await field.press("ArrowDown");
  await expect(active).toBeInViewport({ ratio: 1 });
});

test("the page answers what its address asks for @ci", async ({ page }) => {
  await openPage(page, "/search?q=contract");
  const { field, options, dialog } = searchOf(page);
  await expect(field).toHaveValue("contract");
  await expect(options.first()).toContainText("Reading a contract");
  // The shortcut leads to its own field.
  await page.locator("h1").click();
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await expect(dialog).toBeHidden();
  await field.fill("git");
  await expect(options.first()).toContainText("Git commands");
  await expect(page).toHaveURL("/search?q=git");
  // What is typed stays when the place in the page changes.
  await field.evaluate((node) => node.setAttribute("data-same", ""));
  await navigate(page, "/search?q=git#main");
  await expect(page).toHaveURL("/search?q=git#main");
  await expect(field).toHaveAttribute("data-same");
  await navigate(page, "/search?q=contract");
  await expect(field).toHaveValue("contract");

  await expect(options.first()).toContainText("Reading a contract");
  await options.first().click();
  await expect(page).toHaveURL(contract);
  await page.goBack();
  await expect(page).toHaveURL("/search?q=contract");
  await expect(field).toHaveValue("contract");
  await expect(options.first()).toContainText("Reading a contract");
});

test("the page shows all that the dialog found @ci", async ({ page }) => {
  await openPage(page, "/about");
  const { options, dialog } = await openSearch(page);
  await page.keyboard.type("work");
  await expect(options.first()).toBeVisible();
  const first = await options.count();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=work");
  await expect(dialog).toBeHidden();
  await expect.poll(() => options.count()).toBeGreaterThan(first);
  const all = await options.count();

  // Back leads to the same results, at the same place.
  await options.last().scrollIntoViewIfNeeded();
  const place = await scrollTop(page);
  await options.last().click();
  await expect(page.locator("h1")).not.toHaveText("Search");
  await page.goBack();
  await expect(options).toHaveCount(all);
  await expect.poll(() => scrollTop(page)).toBe(place);
});
