import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

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
