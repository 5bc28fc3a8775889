import { ground, scheme } from "../e2e/support/colorMode";
import { expect, test } from "../e2e/support/test";

// This site follows the system's preference: see site.ts.
test.use({ colorScheme: "dark", javaScriptEnabled: false });

test("the page follows the system by style alone", async ({ page }) => {
  await page.goto("/project/docs");
  expect(await scheme(page)).toBe("dark");
  expect(await ground(page)).toBeLessThan(60);
});
