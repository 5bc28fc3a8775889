import { pickVersion, preferred, versionMenu } from "./support/handbook";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const week = "/work/week";

test("the menu leads to the same page in another version, with query and hash", async ({
  page,
}) => {
  const rest = `${week}?from=mail#the-rhythm`;
  await openPage(page, `/handbook${rest}`);
  const { button, entry } = versionMenu(page);
  await expect(button).toContainText(/2027$/);
  await button.click();
  await expect(entry("2027")).toHaveAttribute("href", `/handbook${rest}`);
  await expect(entry("2026")).toHaveAttribute("href", `/handbook/2026${rest}`);
  await entry("2026").click();
  await expect(page).toHaveURL(`/handbook/2026${rest}`);
  await expect(page.locator("main .prose")).toContainText("9:00 to 18:00");
  await expect(button).toContainText(/2026$/);
  await button.click();
  await expect(entry("2026")).toHaveAttribute("aria-current", /page|true/);

  // The pick stays when the page does not.
  await page.goBack();
  await expect(page).toHaveURL(`/handbook${rest}`);
  await expect(button).toHaveText(/: 2027$/);
  expect(await preferred(page)).toBe("2026");
});

test("it leads to a version's start where that lacks the page", async ({
  page,
}) => {
  await openPage(page, "/handbook/2026/work/chat#x");
  await pickVersion(page, "2027");
  await expect(page).toHaveURL(/\/handbook(?:#x)?$/);
  await expect(page.locator("h1")).toHaveText("Working together");
});

test("from a German page it leads to the same German page", async ({
  page,
}) => {
  await openPage(page, "/de/handbook/before/access");
  const bar = page.getByRole("banner");
  await bar.getByRole("button", { name: /2027$/ }).click();
  await expect(bar.getByRole("link", { name: "2026" })).toHaveAttribute(
    "href",
    "/de/handbook/2026/before/access",
  );
});
