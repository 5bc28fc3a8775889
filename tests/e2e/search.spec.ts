import type { Page } from "@playwright/test";
import { navigate, openPage } from "./support/openPage";
import { openSearch, searchOf } from "./support/search";
import { expect, test } from "./support/test";

const contract = "/blog/reading-a-contract";

const isOfSearch = (url: string) => /search-index|\/search\?/.test(url);
const requestsOf = (page: Page) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  return asked;
};

test("loads nothing before somebody wants to search", async ({ page }) => {
  const asked = requestsOf(page);
  await openPage(page, "/about");
  await page.waitForTimeout(500);
  expect(asked.filter(isOfSearch)).toEqual([]);
  const before = asked.length;
  await openSearch(page);
  await expect(page.getByText("Popular tags")).toBeVisible();
  expect(asked.length).toBeGreaterThan(before);
  expect(asked.filter(isOfSearch).length).toBeGreaterThan(3);
});

for (const [name, open] of Object.entries({
  "the box": (page: Page) => searchOf(page).box.click(),
  Enter: async (page: Page) => {
    await searchOf(page).box.focus();
    await page.keyboard.press("Enter");
  },
  "a slash": (page: Page) => page.keyboard.press("/"),
  "Ctrl+K": (page: Page) => page.keyboard.press("Control+k"),
})) {
  test(`opens by ${name} and closes by Escape`, async ({ page }) => {
    await openPage(page, "/about");
    await open(page);
    const { dialog, field, box } = searchOf(page);
    await expect(field).toBeFocused();
    await field.fill("contract");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    if (/box|Enter/.test(name)) await expect(box).toBeFocused();
  });
}

test("a slash in a field is a slash", async ({ page }) => {
  await openPage(page, "/about");
  const { field } = await openSearch(page);
  await page.keyboard.type("a/b");
  await expect(field).toHaveValue("a/b");
});

test("is worked by keys alone", async ({ page }) => {
  await openPage(page, "/about");
  const { field, options, active, status, dialog } = await openSearch(page);
  await page.keyboard.type("contract");
  await expect(options.first()).toContainText("Reading a contract");
  await expect(status.filter({ hasText: /\d+ pages found/ })).toBeVisible();
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

test("finds a phrase in quotation marks", async ({ page }) => {
  await openPage(page, "/about");
  const { field, options, status } = await openSearch(page);
  await field.fill('"termination symmetrical and paid"');
  await expect(options.first()).toContainText("Reading a contract");
  await expect(status.filter({ hasText: "One page found" })).toBeVisible();
  await field.fill('"paid and symmetrical termination"');
  await expect(options).toHaveCount(0);
  await expect(status.filter({ hasText: /No page/ })).toHaveCount(1);
});

test("leads to a heading, and Back leads to the page before", async ({
  page,
}) => {
  await openPage(page, "/imprint");
  await navigate(page, "/about");
  await expect(page).toHaveURL("/about");
  await expect(page.locator("h1")).toContainText("About");
  const { options } = await openSearch(page);
  await page.keyboard.type("symmetrical");
  const heading = options.filter({ hasText: /^5\. Termination/ });
  await expect(heading.locator("mark")).toHaveText("symmetrical");
  await heading.click();
  await expect(page).toHaveURL(
    `${contract}#5-termination-symmetrical-and-paid`,
  );
  await expect(
    page.locator("[id='5-termination-symmetrical-and-paid']"),
  ).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page).toHaveURL("/imprint");
});

test("Back closes it, and stays on the page", async ({ page }) => {
  await openPage(page, "/imprint");
  await navigate(page, "/about");
  await expect(page).toHaveURL("/about");
  await expect(page.locator("h1")).toContainText("About");
  const { dialog } = await openSearch(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/about");
  // Who comes forward to its entry is led on to the page, not past it.
  await page.evaluate(() => history.forward());
  await page.waitForTimeout(300);
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page).toHaveURL("/imprint");
});

test("is in the drawer, which closes for it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/about");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.getByRole("link", { name: "Search" }).click();
  const { field, dialog, close } = searchOf(page);
  await expect(field).toBeFocused();
  await expect(drawer).toBeHidden();
  const { width, height } = (await dialog.locator("> div").boundingBox()) ?? {};
  expect({ width, height }).toEqual({ width: 390, height: 844 });
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/about");
});

test("answers soon after a key on a slow computer", async ({ page }) => {
  await openPage(page, "/about");
  const { field, options } = await openSearch(page);
  // What they need is loaded by now; what is measured is the search.
  for (const [query, title] of [
    ["git", "Nine Git commands"],
    ["contract", "Reading a contract"],
  ] as const) {
    await field.fill(query);
    await expect(options.first()).toContainText(title);
  }
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    document.addEventListener("input", () => performance.mark("asked"), true);
    new MutationObserver(() => {
      const first = document.querySelector(
        "[role=listbox] [role=option]",
      )?.textContent;
      if (first?.startsWith("Nine Git")) performance.mark("answered");
    }).observe(document.body, { subtree: true, childList: true });
  });
  await field.fill("git");
  await expect(options.first()).toContainText("Nine Git commands");
  const took = await page.evaluate(() => {
    const [asked] = performance.getEntriesByName("asked");
    const [answered] = performance.getEntriesByName("answered");
    return (answered?.startTime ?? Infinity) - (asked?.startTime ?? 0);
  });
  test.info().annotations.push({ type: "took", description: String(took) });
  // 100 ms on a machine of one's own; the tests share theirs.
  expect(took).toBeLessThan(300);
});
