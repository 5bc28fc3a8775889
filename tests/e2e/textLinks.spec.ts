import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

test.describe("links of texts by file path", () => {
  test("lead to the page in their language, without loading", async ({
    page,
  }) => {
    await openPage(page, "/de/schreiben");
    const header = page.locator("header").first();
    await header.evaluate((node) => node.setAttribute("data-mark", "kept"));
    await page
      .getByRole("link", { name: "was ich berechne", exact: true })
      .click();
    await expect(page).toHaveURL("/de/blog/what-to-charge");
    await expect(header).toHaveAttribute("data-mark", "kept");
  });

  test("lead to files beside the text", async ({ page, request }) => {
    await openPage(page, "/de/schreiben");
    const link = page.getByRole("link", { name: "die Tage eines Jahres" });
    const href = (await link.getAttribute("href")) ?? "";
    expect(href).toMatch(/^\/static\/[\da-f]{32}\/day-rate\.csv$/);
    const response = await request.get(href);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain("Days that can be billed");
  });
});
