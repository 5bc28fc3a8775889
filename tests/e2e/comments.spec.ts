import type { Page } from "@playwright/test";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";
import { answerGiscus, commentsOf, withComments } from "./support/withComments";

const post = "/blog/reading-a-contract";
const giscus = "https://giscus.app/**";
const theme = (page: Page) =>
  commentsOf(page)
    .section.frameLocator("iframe[src^='https://giscus.app/']")
    .locator("output");

const open = async (page: Page, path = post) => {
  await withComments(page);
  await openPage(page, path);
  await expect(commentsOf(page).load).toBeVisible();
};

test.describe("with giscus", () => {
  test.use({
    expectedProblems: [
      /^asked another host: https:\/\/giscus\.app\/|giscus\.app.*(ERR_FAILED|ERR_BLOCKED)|ERR_FAILED.*giscus/,
    ],
  });

  test("a key loads the comments, in the mode", async ({ page }) => {
    const asked = await answerGiscus(page);
    await open(page, `/de${post}`);
    const { section, load } = commentsOf(page);
    await load.press("Enter");
    const shown = section.locator("iframe");
    await expect(shown).toHaveCSS("height", "321px");
    await expect(shown).toHaveCSS("opacity", "1");
    await page.keyboard.press("Tab");
    const thread = { name: "Diese Diskussion auf GitHub" };
    await expect(section.getByRole("link", thread)).toBeFocused();
    await expect(theme(page)).toHaveText("light");
    await page.getByRole("button", { name: /dunkler und heller/ }).click();
    await expect(theme(page)).toHaveText("transparent_dark");
    expect(asked.map(({ pathname }) => pathname)).toEqual(["/de/widget"]);
    expect(asked[0]?.searchParams.get("term")).toBe(post.slice(1));
  });

  test("each page asks anew @ci", async ({ page }) => {
    const asked = await answerGiscus(page);
    await open(page);
    const { section, load } = commentsOf(page);
    // Nobody is asked before the click.
    await section.scrollIntoViewIfNeeded();
    await load.hover();
    await load.focus();
    await page.waitForLoadState("networkidle");
    await expect(page.locator("iframe, link[href*='giscus']")).toHaveCount(0);
    expect(asked).toEqual([]);
    await load.click();
    await expect(theme(page)).toHaveText("light");
    await navigate(page, `/de${post}`);
    await expect(load).toHaveText("Kommentare laden");
    expect(asked).toHaveLength(1);
  });

  test("signing in leads back to the comments @ci", async ({ page }) => {
    const asked = await answerGiscus(page);
    await open(page);
    const { section, load } = commentsOf(page);
    await load.click();
    const frame = section.frameLocator("iframe");
    await frame.getByRole("link", { name: "Sign in" }).click();
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]?.searchParams.get("session")).toBe("s3cret");
    await expect(page).toHaveURL(`${post}#post-comments`);
    await expect(section).toBeInViewport();
    await expect(theme(page)).toHaveText("light");
  });

  test("what does not come can be tried again @ci", async ({ page }) => {
    await page.clock.install();
    await page.route(giscus, (route) => route.abort());
    await open(page);
    const { section, load } = commentsOf(page);
    await load.click();
    await expect(section.getByText("Loading …")).toBeVisible();
    await page.clock.fastForward(10_000);
    const failure = section.getByRole("alert");
    await expect(failure).toContainText("could not be loaded");
    await page.unroute(giscus);
    await answerGiscus(page);
    await failure.getByRole("button", { name: "Retry" }).click();
    await expect(section.locator("iframe")).toHaveCSS("height", "321px");
    await expect(failure).toHaveCount(0);
  });
});

test.describe("replies on Mastodon", () => {
  const host = "https://mastodon.social";
  const thread = `${host}/@kim/113`;
  const api = `${host}/api/v1/statuses/113/context`;
  /** Would run in a page that took HTML from the answer. */
  const attack =
    "<script>ran = true</script><img src=x onerror='ran = true'><a href='javascript:ran = true'>Yes</a>";
  const reply = (day: number, content: string, url: string) => ({
    account: { display_name: "Jo <b>Doe</b>", acct: "jo@social.example" },
    content,
    created_at: `2026-11-0${day}T10:00:00.000Z`,
    url,
  });
  const descendants = [
    reply(3, "<p>Thanks!</p>", "javascript:ran = true"),
    reply(2, `<p>Second</p>${attack}`, "https://social.example/@jo/2"),
    reply(1, "<p>First<br>line</p>", "https://social.example/@jo/1"),
  ];

  test.use({
    expectedProblems: [
      /^asked another host: https:\/\/mastodon\.social\/|status of 500/,
    ],
  });

  test("are asked for on a click, shown as text @ci", async ({ page }) => {
    const asked: string[] = [];
    let status = 500;
    await page.route(`${host}/**`, (route) => {
      const { referer = "no referrer" } = route.request().headers();
      asked.push(`${route.request().url()}, ${referer}`);
      return route.fulfill({
        status,
        json: { descendants },
        headers: { "access-control-allow-origin": "*" },
      });
    });
    const settings = { provider: "thread" as const, host };
    const policy = `connect-src 'self' ${host}; $&`;
    await withComments(page, settings, policy, thread);
    await openPage(page, post);
    const { section, load } = commentsOf(page);
    await load.scrollIntoViewIfNeeded();
    await load.hover();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);

    await load.press("Enter");
    const failure = section.getByRole("alert");
    await expect(failure).toContainText("mastodon.social");
    status = 200;
    await failure.getByRole("button").click();
    const replies = section.getByRole("listitem");
    await expect(replies).toHaveText([/First\s+line/, /Second/]);
    await expect(failure).toHaveCount(0);
    await expect(replies.first()).toContainText("Jo <b>Doe</b>");
    await expect(replies.first()).toContainText("1 November 2026");
    const active = "script, img, b, [onerror], a[href^=javascript]";
    await expect(replies.locator(active)).toHaveCount(0);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    expect(asked).toEqual(Array(2).fill(`${api}, no referrer`));
    const link = section.getByRole("link", { name: "Read and answer" });
    await expect(link).toHaveAttribute("href", thread);
  });
});
