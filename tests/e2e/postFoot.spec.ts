import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

test("stands in order, and keys lead along the series @ci", async ({
  page,
}) => {
  await openPage(page, "/blog/reading-a-contract");
  const text = await page.locator("article").innerText();
  const foot = text.slice(text.lastIndexOf("Tags\n"));
  const places = [
    "Edit this page",
    "Before the work begins",
    "Related posts",
    "Older post",
  ].map((words) => foot.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));

  await page.getByRole("link", { name: /^Part 3 of 3/ }).press("Enter");
  const parts = page.getByRole("navigation", { name: "Series" });
  await expect(parts).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(parts.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("h1")).toHaveText("What to charge");
  const place = page.getByRole("link", { name: /^Part 1 of 3/ });
  await expect(place).toBeVisible();
});
