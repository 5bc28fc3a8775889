import { expect, test } from "./support/test";

test.use({ expectedProblems: [/ERR_FAILED/] });

test("where the first script does not come, menus and languages are within reach, as without scripts @ci", async ({
  page,
}) => {
  await page.route(/\/app-[^/]+\.js$/, (route) => route.abort("failed"));
  await page.goto("/about");
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Search" })).toHaveCount(1);
  await expect(bar.locator("[data-script=only]:visible")).toHaveCount(0);
  await bar.getByRole("link", { name: "Blog" }).hover();
  await expect(bar.getByRole("link", { name: "Archive" })).toBeVisible();
  await bar.getByRole("button", { name: /^Language/ }).hover();
  await bar.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/de\/about$/);
});
