import { blockStorage } from "../e2e/support/blockStorage";
import { openPage } from "../e2e/support/openPage";
import { expect, test } from "../e2e/support/test";
import { barLink, pickVersion, preferred, versionMenu } from "./support/menus";

const week = "/start/first-week";
const key = "docs-preferred-version-default";

test("the menu leads to the same page in another version, with query and hash", async ({
  page,
}) => {
  await openPage(page, `/docs/next${week}?from=mail#monday`);
  const { button, entry } = versionMenu(page);
  await expect(button).toContainText(/Next$/);
  await button.click();
  for (const [label, start] of [
    ["Next", "/docs/next"],
    ["2.0 LTS", "/docs"],
    ["1.0", "/docs/1.0"],
  ] as const) {
    await expect(entry(label)).toHaveAttribute(
      "href",
      `${start}${week}?from=mail#monday`,
    );
  }
  await entry("1.0").click();
  await expect(page).toHaveURL(`/docs/1.0${week}?from=mail#monday`);
  await expect(page.locator("main .prose")).toContainText("I call you");
  await expect(button).toContainText(/1\.0$/);
  await button.click();
  await expect(entry("1.0")).toHaveAttribute("aria-current", /page|true/);
});

test("it leads to a version's start where that lacks the page", async ({
  page,
}) => {
  await openPage(page, "/docs/next/pilot#x");
  await pickVersion(page, "1.0");
  await expect(page).toHaveURL(/\/docs\/1\.0(?:#x)?$/);
  await expect(page.locator("h1")).toHaveText("Client handbook");
});

test("from a list it leads to the same list", async ({ page }) => {
  await openPage(page, "/docs/next/start");
  const { button, entry } = versionMenu(page);
  await button.click();
  await expect(entry("2.0 LTS")).toHaveAttribute("href", "/docs/start");
  await expect(entry("1.0")).toHaveAttribute("href", "/docs/1.0");
});

test("in German it leads to German pages", async ({ page }) => {
  await openPage(page, `/de/docs${week}`);
  const menu = page
    .getByRole("banner")
    .getByRole("button", { name: /2\.0 LTS$/ });
  await menu.click();
  const entry = page.getByRole("banner").getByRole("link", { name: "1.0" });
  await expect(entry).toHaveAttribute("href", `/de/docs/1.0${week}`);
});

test("without a choice, links lead to the version that readers get", async ({
  page,
}) => {
  await openPage(page, "/about");
  await expect(barLink(page, "First week")).toHaveAttribute(
    "href",
    `/docs${week}`,
  );
  await expect(barLink(page, "Handbook")).toHaveAttribute("href", "/docs");
  await expect(barLink(page, "API")).toHaveAttribute("href", "/api");
  expect(await preferred(page)).toBeNull();
});

test("in a version, links stay in it", async ({ page }) => {
  await openPage(page, "/docs/next/pilot");
  await expect(barLink(page, "First week")).toHaveAttribute(
    "href",
    `/docs/next${week}`,
  );
  await expect(barLink(page, "Handbook")).toHaveAttribute("href", "/docs/next");
});

test("what a reader picks is kept, for pages outside, reloads and other tabs", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openPage(other, "/about");
  await openPage(page, `/docs${week}`);
  await pickVersion(page, "1.0");
  await expect(page).toHaveURL(`/docs/1.0${week}`);
  expect(await preferred(page)).toBe("1.0");

  const link = (tab: typeof page) => barLink(tab, "First week");
  await expect(link(other)).toHaveAttribute("href", `/docs/1.0${week}`);
  await openPage(page, "/about");
  await expect(link(page)).toHaveAttribute("href", `/docs/1.0${week}`);
  await page.reload();
  await expect(link(page)).toHaveAttribute("href", `/docs/1.0${week}`);
  await expect(versionMenu(page).button).toContainText(/1\.0$/);

  // A page of another version counts more than the choice.
  await openPage(page, "/docs/next");
  await expect(link(page)).toHaveAttribute("href", `/docs/next${week}`);
  expect(await preferred(page)).toBe("1.0");

  await other.evaluate((name) => localStorage.removeItem(name), key);
  await openPage(page, "/about");
  await expect(link(page)).toHaveAttribute("href", `/docs${week}`);
});

test("a version that is gone is forgotten", async ({ page }) => {
  await page.addInitScript(
    ([name]) => {
      if (!sessionStorage.getItem("was-here")) {
        sessionStorage.setItem("was-here", "yes");
        localStorage.setItem(name, "0.9");
      }
    },
    [key] as const,
  );
  await openPage(page, "/about");
  await expect(barLink(page, "First week")).toHaveAttribute(
    "href",
    `/docs${week}`,
  );
  await expect.poll(() => preferred(page)).toBeNull();
});

test("a page that the version at hand lacks is linked where it is", async ({
  page,
}) => {
  await openPage(page, "/docs/1.0/phone");
  await page
    .getByRole("navigation", { name: "Main navigation" })
    .getByRole("button", { name: "More" })
    .click();
  await expect(barLink(page, "Moving")).toHaveAttribute("href", "/docs/moving");
});

for (const how of ["touched", "written"] as const) {
  test(`versions can be picked where storage throws when ${how}`, async ({
    page,
  }) => {
    await blockStorage(page, how);
    await openPage(page, `/docs${week}`);
    await pickVersion(page, "1.0");
    await expect(page).toHaveURL(`/docs/1.0${week}`);
  });
}
