import type { Page } from "@playwright/test";
import { storageKeys } from "../../src/theme/state/storageKeys";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";
import { violationsInModes } from "./support/violations";
import { answerGiscus, withComments } from "./support/withComments";

const post = "/blog/reading-a-contract";
const section = (page: Page) => page.locator("#post-comments");
const loadButton = (page: Page) =>
  section(page).getByRole("button", { name: "Load comments" });
const always = (page: Page) => section(page).getByRole("checkbox");
const frame = (page: Page) =>
  section(page).frameLocator("iframe[src^='https://giscus.app/']");

const open = async (page: Page, path = post) => {
  await withComments(page);
  await openPage(page, path);
  await expect(section(page).getByRole("checkbox")).toBeVisible();
};

test("there are none where the owner wants none", async ({ page }) => {
  await openPage(page, post);
  await expect(section(page)).toHaveCount(0);
});

// Asking another host would fail this test: see support/test.ts.
test("nothing is asked of another host before the click", async ({ page }) => {
  await open(page);
  await section(page).scrollIntoViewIfNeeded();
  await loadButton(page).hover();
  await loadButton(page).focus();
  await always(page).check();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.locator("link[href*='giscus']")).toHaveCount(0);
  expect(
    await page.evaluate(
      (key) => localStorage.getItem(key),
      storageKeys.comments,
    ),
  ).toBeNull();
  expect(await violationsInModes(page, [390, 1280], "#post-comments")).toEqual(
    [],
  );
  await page.emulateMedia({ media: "print" });
  await expect(section(page)).toBeHidden();
});

test.describe("with giscus", () => {
  test.use({
    expectedProblems: [
      /^asked another host: https:\/\/giscus\.app\/|giscus\.app.*(ERR_FAILED|ERR_BLOCKED)|ERR_FAILED.*giscus/,
    ],
  });

  test("a click loads the comments, by keyboard too, in the colour mode", async ({
    page,
  }) => {
    const asked = await answerGiscus(page);
    await open(page, `/de${post}`);
    await section(page)
      .getByRole("button", { name: "Kommentare laden" })
      .focus();
    await page.keyboard.press("Enter");
    const shown = section(page).locator("iframe");
    await expect(shown).toHaveCSS("height", "321px");
    await expect(shown).toHaveCSS("opacity", "1");
    await page.keyboard.press("Tab");
    await expect(
      section(page).getByRole("link", { name: "Diese Diskussion auf GitHub" }),
    ).toBeFocused();
    await expect(frame(page).locator("output")).toHaveText("light");
    await page.getByRole("button", { name: /dunkler und heller/ }).click();
    await expect(frame(page).locator("output")).toHaveText("transparent_dark");
    expect(asked.map(({ pathname }) => pathname)).toEqual(["/de/widget"]);
    expect(asked[0]?.searchParams.get("term")).toBe(post.slice(1));
  });

  test("each page asks anew, unless the reader says always", async ({
    page,
  }) => {
    const asked = await answerGiscus(page);
    await open(page);
    await loadButton(page).click();
    await expect(frame(page).locator("output")).toHaveText("light");
    await navigate(page, `/de${post}`);
    await expect(
      section(page).getByRole("button", { name: "Kommentare laden" }),
    ).toBeVisible();
    await navigate(page, post);
    await always(page).check();
    await loadButton(page).click();
    await expect.poll(() => asked.length).toBe(2);

    await openPage(page, "/blog/first-blog-post");
    await expect(always(page)).toBeChecked();
    await section(page).scrollIntoViewIfNeeded();
    await expect(frame(page).locator("output")).toHaveText("light");
    await always(page).uncheck();
    await openPage(page, post);
    await expect(loadButton(page)).toBeVisible();
    expect(asked).toHaveLength(3);
  });

  test("signing in leads back to the comments, and leaves the address clean", async ({
    page,
  }) => {
    const asked = await answerGiscus(page);
    await open(page);
    await loadButton(page).click();
    await frame(page).getByRole("link", { name: "Sign in" }).click();
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]?.searchParams.get("session")).toBe("s3cret");
    await expect(page).toHaveURL(`${post}#post-comments`);
    await expect(section(page)).toBeInViewport();
    await expect(frame(page).locator("output")).toHaveText("light");
  });

  test("what does not come is a failure, and can be tried again", async ({
    page,
  }) => {
    await page.clock.install();
    await page.route("https://giscus.app/**", (route) => route.abort());
    await open(page);
    await loadButton(page).click();
    await expect(section(page).getByText("Loading …")).toBeVisible();
    await page.clock.fastForward(10_000);
    const failure = section(page).getByRole("alert");
    await expect(failure).toContainText("could not be loaded");
    await expect(
      section(page).getByRole("link", { name: "This discussion on GitHub" }),
    ).toBeVisible();
    await page.unroute("https://giscus.app/**");
    await answerGiscus(page);
    await failure.getByRole("button", { name: "Retry" }).click();
    await expect(section(page).locator("iframe")).toHaveCSS("height", "321px");
    await expect(failure).toHaveCount(0);
  });
});
