import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

for (const path of ["/cv", "/de/cv"]) {
  test(`${path} is printed on its own, by a button`, async ({ page }) => {
    await openPage(page, path);
    const asked = page.waitForFunction(() => "wasPrinted" in window);
    await page.evaluate(() => {
      window.print = () => Object.assign(window, { wasPrinted: true });
    });
    await page.getByRole("button", { name: "PDF" }).click();
    await asked;
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button", { name: "PDF" })).toBeHidden();
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

  test("there is no button, and all the rest", async ({ page }) => {
    await page.goto("/cv");
    await expect(page.getByText("Save as PDF")).toBeHidden();
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
