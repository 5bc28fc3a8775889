import type { Page } from "@playwright/test";
import { answerGiscus, commentsOf } from "./support/comments";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";

const post = "/blog/reading-a-contract";
const theme = (page: Page) =>
  commentsOf(page)
    .section.frameLocator("iframe[src^='https://giscus.app/']")
    .locator("output");

test.use({
  expectedProblems: [/^asked another host: https:\/\/giscus\.app\//],
});

test("nobody is asked before a key loads the comments, in the mode, and each page asks anew", async ({
  page,
}) => {
  test.slow();
  const asked = await answerGiscus(page);
  await openPage(page, `/de${post}`);
  const { section, load } = commentsOf(page);
  await section.scrollIntoViewIfNeeded();
  await load.hover();
  await load.focus();
  await expect(page.locator("iframe, link[href*='giscus']")).toHaveCount(0);
  expect(asked).toEqual([]);
  await page.keyboard.press("Enter");
  const shown = section.locator("iframe");
  await expect(shown).toHaveCSS("height", "321px");
  await expect(shown).toHaveCSS("opacity", "1");
  await page.keyboard.press("Tab");
  const thread = { name: "Diese Diskussion auf GitHub" };
  await expect(section.getByRole("link", thread)).toBeFocused();
  await expect(theme(page)).toHaveText("light");
  await page.getByRole("button", { name: /dunkler und heller/ }).click();
  await expect(theme(page)).toHaveText("transparent_dark");
  await navigate(page, post);
  await expect(load).toHaveText("Load comments");
  expect(asked.map(({ pathname }) => pathname)).toEqual(["/de/widget"]);
  expect(asked[0]?.searchParams.get("term")).toBe(post.slice(1));
});
