import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type english from "../../locales/en/comments.json";
import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";
import { violationsInModes } from "./support/violations";
import { withComments } from "./support/withComments";

/** Would run in a page that took HTML from the answer. */
const attack =
  "<script>ran = true</script><img src=x onerror='ran = true'><a href='javascript:ran = true'>Yes</a>";

const status = (day: number, content: string, url: string) => ({
  account: { display_name: "Jo <b>Doe</b>", acct: "jo@social.example" },
  content,
  created_at: `2026-11-0${day}T10:00:00.000Z`,
  url,
});
const reply = (day: number, text: string) => ({
  post: {
    uri: `at://did:plc:1/app.bsky.feed.post/${day}`,
    author: { displayName: "Jo <b>Doe</b>", handle: "jo.example" },
    record: { text, createdAt: `2026-11-0${day}T10:00:00.000Z` },
  },
  replies: [],
});

const post = "/blog/reading-a-contract";

/** Each is read in a language of its own. */
const servers = [
  {
    locale: "en",
    path: post,
    date: "1 November 2026",
    host: "https://mastodon.social",
    thread: "https://mastodon.social/@kim/113",
    api: "https://mastodon.social/api/v1/statuses/113/context",
    answer: {
      descendants: [
        status(3, "<p>Thanks!</p>", "javascript:ran = true"),
        status(2, `<p>Second</p>${attack}`, "https://social.example/@jo/2"),
        status(1, "<p>First<br>line</p>", "https://social.example/@jo/1"),
      ],
    },
  },
  {
    locale: "de",
    path: `/de${post}`,
    date: "1. November 2026",
    host: "https://bsky.app",
    thread: "https://bsky.app/profile/kim.example/post/3k",
    api: "https://public.api.bsky.app/xrpc/app.bsky.feed.getPostThread?uri=at%3A%2F%2Fkim.example%2Fapp.bsky.feed.post%2F3k&depth=100",
    answer: {
      thread: {
        replies: [reply(2, `Second${attack}`), reply(1, "First\nline")],
      },
    },
  },
];

const section = (page: Page) => page.locator("#post-comments");

for (const { locale, path, date, host, thread, api, answer } of servers) {
  const { hostname } = new URL(host);
  const { origin } = new URL(api);
  const words = JSON.parse(
    readFileSync(`locales/${locale}/comments.json`, "utf8"),
  ) as typeof english;
  const fill = (message: string) => message.replace("{{host}}", hostname);

  const open = async (page: Page) => {
    const settings = {
      provider: "thread" as const,
      host,
    };
    await withComments(
      page,
      settings,
      `connect-src 'self' ${origin}; $&`,
      thread,
    );
    await openPage(page, path);
    await expect(section(page).getByRole("checkbox")).toBeVisible();
  };

  test.describe(`replies on ${hostname}, read in "${locale}"`, () => {
    test.use({
      expectedProblems: [
        /^asked another host: https:\/\/(mastodon\.social|public\.api\.bsky\.app)\/|status of 500/,
      ],
    });

    test("are asked for on a click, and shown as text", async ({ page }) => {
      const asked: string[] = [];
      await page.route(`${origin}/**`, (route) => {
        const { referer = "no referrer" } = route.request().headers();
        asked.push(`${route.request().url()}, ${referer}`);
        return route.fulfill({
          json: answer,
          headers: { "access-control-allow-origin": "*" },
        });
      });
      await open(page);
      const load = section(page).getByRole("button", { name: words.load });
      await load.scrollIntoViewIfNeeded();
      await load.hover();
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
      await expect(section(page)).toContainText(fill(words.replies.offer));

      await load.press("Enter");
      const replies = section(page).getByRole("listitem");
      await expect(replies).toHaveText([/First\s+line/, /Second/]);
      await expect(replies.first()).toContainText("Jo <b>Doe</b>");
      await expect(replies.first().getByRole("link")).toContainText(date);
      await expect(
        replies.locator("script, img, b, [onerror], a[href^=javascript]"),
      ).toHaveCount(0);
      expect(await page.evaluate(() => "ran" in window)).toBe(false);
      expect(asked).toEqual([`${api}, no referrer`]);
      await expect(
        section(page).getByRole("link", { name: fill(words.replies.thread) }),
      ).toHaveAttribute("href", thread);
      const wrong = await violationsInModes(page, [390], "#post-comments");
      expect(wrong).toEqual([]);
    });

    test("that do not come are a failure, and can be tried again", async ({
      page,
    }) => {
      let status = 500;
      await page.route(`${origin}/**`, (route) =>
        route.fulfill({
          status,
          json: {},
          headers: { "access-control-allow-origin": "*" },
        }),
      );
      await open(page);
      await section(page).getByRole("button", { name: words.load }).click();
      const failure = section(page).getByRole("alert");
      await expect(failure).toContainText(fill(words.replies.failed));
      status = 200;
      await failure.getByRole("button").click();
      await expect(section(page)).toContainText(words.replies.none);
      await expect(failure).toHaveCount(0);
    });
  });
}
