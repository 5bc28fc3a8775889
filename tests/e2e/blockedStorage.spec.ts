import { blockStorage } from "./support/blockStorage";
import { root, toggle } from "./support/colorMode";
import { pickVersion } from "./support/handbook";
import { hintOf } from "./support/languageHint";
import { openPage, navigate } from "./support/openPage";
import { expect, test } from "./support/test";

test.use({ hasLanguageHint: true, locale: "de-DE" });

for (const how of ["touched", "written"] as const) {
  test(`choices hold for the visit where storage throws when ${how}`, async ({
    page,
  }) => {
    await blockStorage(page, how);
    await openPage(page, "/blog");
    await hintOf(page).close.click();
    await page.getByRole("button", { name: "Close announcement" }).click();
    await expect(root(page)).toHaveAttribute("data-theme", "light");
    await toggle(page).click();

    await navigate(page, "/handbook/work/week");
    await expect(page).toHaveURL("/handbook/work/week");
    await expect(
      page.getByRole("region", { name: "Announcement" }),
    ).toBeHidden();
    await expect(root(page)).toHaveAttribute("data-theme", "dark");
    await pickVersion(page, "2026");
    await expect(page).toHaveURL("/handbook/2026/work/week");
    await expect(hintOf(page).hint).toHaveCount(0);
  });
}
