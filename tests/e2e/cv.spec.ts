import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

for (const path of ["/cv", "/de/lebenslauf"]) {
  test(`${path} is printed on its own`, async ({ page }) => {
    await openPage(page, path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("link", { name: "PDF" })).toHaveCount(0);
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByText("www.example.com")).toBeVisible();
    // A heading of the ledger is beside its text, as on a wide screen.
    const time = await page.getByText(/April 2019$/).boundingBox();
    const text = await page.locator("main h3").first().boundingBox();
    expect((time?.x ?? 0) + (time?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("has its PDFs and all the rest", async ({ page, request }) => {
    await page.goto("/cv");
    for (const link of await page.getByRole("link", { name: "PDF" }).all()) {
      const answer = await request.get((await link.getAttribute("href")) ?? "");
      expect(answer.headers()["content-type"]).toBe("application/pdf");
    }
    await expect(page.getByRole("link", { name: "vCard" })).toBeVisible();
    await expect(page.locator("main h2")).toHaveText([
      "Experience",
      "Skills",
      "Education",
      "Certificates",
      "Languages",
      "Interests",
    ]);
  });
});
