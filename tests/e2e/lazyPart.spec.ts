import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { hold } from "./support/hold";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";

/** The calculator's script; named by webpack, so found by its words. Earlier builds may have left theirs. */
const scripts = readdirSync("public")
  .filter((name) => name.endsWith(".js"))
  .filter((name) =>
    readFileSync(`public/${name}`, "utf8").includes("Your day rate"),
  );
const address = new RegExp(`/(?:${scripts.join("|")})$`);

const calculator = (page: Page) =>
  page.getByRole("form", { name: "Ihr Tagessatz" });
const post = "/de/blog/what-to-charge";

test("what the server rendered stays while its script is awaited", async ({
  page,
}) => {
  const held = await hold(page, address);
  await openPage(page, post);
  await expect(calculator(page)).toHaveCount(1);
  await expect(calculator(page)).toContainText("800");
  await expect(page.getByText("Wird geladen …")).toHaveCount(0);

  await held.release();
  const weeks = calculator(page).getByLabel("Arbeitswochen");
  await expect(async () => {
    await weeks.fill("21");
    await expect(calculator(page)).toContainText("63 abrechenbare Tage", {
      timeout: 500,
    });
  }).toPass();
  await expect(calculator(page)).toHaveCount(1);
});

test("on the way from another page, a spinner shows after a while", async ({
  page,
}) => {
  const held = await hold(page, address);
  await openPage(page, "/de/about");
  await navigate(page, post);
  await expect(page.getByText("Wird geladen …")).toBeVisible();
  await held.release();
  await expect(calculator(page)).toBeVisible();
  await expect(page.getByText("Wird geladen …")).toHaveCount(0);
});

test.describe("when its script fails", () => {
  test.use({ expectedProblems: [/ERR_FAILED|Loading chunk/] });

  test("a box says so, and its button loads it again", async ({ page }) => {
    let asked = 0;
    await page.route(address, (route) =>
      ++asked < 3 ? route.abort("failed") : route.continue(),
    );
    await openPage(page, "/de/about");
    await navigate(page, post);
    const box = page.locator("main [role=alert]");
    await expect(box).toContainText("Loading chunk");
    const retry = box.getByRole("button", { name: "Erneut versuchen" });
    await retry.click();
    await expect.poll(() => asked).toBe(2);
    await retry.click();
    await expect(calculator(page)).toBeVisible();
    expect(asked).toBe(3);
    await calculator(page).getByLabel("Arbeitswochen").fill("21");
    await expect(calculator(page)).toContainText("63 abrechenbare Tage");
  });
});
