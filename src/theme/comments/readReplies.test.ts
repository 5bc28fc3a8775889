import { createRepliesUrl, readReplies } from "./readReplies";

test.each([
  [
    "https://mastodon.social/@kim/113",
    "https://mastodon.social/api/v1/statuses/113/context",
  ],
  [
    "https://bsky.app/profile/kim.dev/post/3k",
    "https://public.api.bsky.app/xrpc/app.bsky.feed.getPostThread?uri=at%3A%2F%2Fkim.dev%2Fapp.bsky.feed.post%2F3k",
  ],
])("the replies to %s are at %s", (post, url) => {
  expect(createRepliesUrl(post)).toBe(url);
});

const status = (content: string, url = "https://a.example/@jo/1") => ({
  account: { display_name: "", acct: "jo@a.example" },
  content,
  created_at: "2026-11-02T10:00:00.000Z",
  url,
});
const reply = (createdAt: string, replies: object[] = []) => ({
  post: {
    uri: `at://did:plc:1/app.bsky.feed.post/${createdAt.slice(0, 4)}`,
    author: { displayName: "Jo", handle: "jo.dev" },
    record: { text: "<b>Hi</b>", createdAt },
  },
  replies,
});

test("of a Mastodon server's HTML only the text is taken", () => {
  const html =
    '<p>One<br>two &amp; <a href="https://b.example">three</a></p><p>Four<img src=x onerror=alert(1)></p>';
  const descendants = [status(html), status("", "javascript:alert(1)")];
  expect(readReplies({ ancestors: [], descendants })).toEqual([
    {
      name: "jo@a.example",
      url: "https://a.example/@jo/1",
      date: "2026-11-02T10:00:00.000Z",
      text: "One\ntwo & three\n\nFour",
    },
  ]);
});

test("a reply without an address is left out, and one behind a warning shows the warning", () => {
  const descendants = [
    { ...status("<p>Nowhere</p>"), url: null },
    { ...status("<p>The end</p>"), spoiler_text: "Film, spoiler" },
  ];
  const texts = readReplies({ descendants }).map(({ text }) => text);
  expect(texts).toEqual(["Film, spoiler"]);
});

test("Bluesky's replies are in one list, the oldest first, without deleted ones", () => {
  const late = reply("2026-01-02", [{}, reply("2025-01-01")]);
  const thread = { replies: [late, reply("2024-01-01")] };
  const found = readReplies({ thread });
  expect(found.map(({ url, text }) => `${url} ${text}`)).toEqual(
    ["2024", "2025", "2026"].map(
      (year) => `https://bsky.app/profile/jo.dev/post/${year} <b>Hi</b>`,
    ),
  );
});
