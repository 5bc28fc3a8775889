import { createRepliesUrl, readReplies } from "./readReplies";

test.each([
  [
    "https://mastodon.social/@kim/113",
    "https://mastodon.social/api/v1/statuses/113/context",
  ],
  [
    "https://bsky.app/profile/kim.dev/post/3k",
    "https://public.api.bsky.app/xrpc/app.bsky.feed.getPostThread?uri=at%3A%2F%2Fkim.dev%2Fapp.bsky.feed.post%2F3k&depth=100",
  ],
])("the replies to %s are at %s", (post, url) => {
  expect(createRepliesUrl(post)).toBe(url);
});

const status = (content: string, changes: object = {}) => ({
  account: { display_name: "", acct: "jo@a.example" },
  content,
  created_at: "2026-11-02T23:30:00.000Z",
  url: "https://a.example/@jo/1",
  ...changes,
});
const post = (createdAt: string, changes: object = {}) => ({
  uri: `at://did:plc:1/app.bsky.feed.post/${createdAt.slice(0, 4)}`,
  author: { displayName: "Jo", handle: "jo.dev" },
  record: { text: "<b>Hi</b>", createdAt },
  ...changes,
});
const read = (answer: object) => readReplies(answer).replies;

test("of a Mastodon server's HTML only the text is taken, on the day of the site's time zone", () => {
  const html =
    '<p>One<br>two &amp; <a href="https://b.example">three</a></p><p>Four<img src=x onerror=alert(1)></p>';
  const descendants = [
    status(html),
    status("", { url: "javascript:alert(1)" }),
  ];
  expect(read({ ancestors: [], descendants })).toEqual([
    {
      name: "jo@a.example",
      url: "https://a.example/@jo/1",
      date: "2026-11-02T23:30:00.000Z",
      day: "2026-11-03",
      text: "One\ntwo & three\n\nFour",
      warning: "",
    },
  ]);
});

test.each([
  ["<ul><li>One</li><li>Two</li></ul><p>Three</p>", "One\nTwo\n\nThree"],
  ["<blockquote><p>One</p></blockquote><p>Two</p>", "One\n\nTwo"],
  [
    "<h1>One</h1>two<pre>three\n  four</pre>five",
    "One\ntwo\nthree\n  four\nfive",
  ],
  ["<div>One</div><div>Two</div>", "One\nTwo"],
])("blocks and lines in %s begin lines of text", (html, text) => {
  expect(read({ descendants: [status(html)] })).toMatchObject([{ text }]);
});

test("warnings stay apart from the text, a picture is a reply without words, and names of emojis go", () => {
  const emojis = [{ shortcode: "cat" }, {}];
  const account = { display_name: "Jo :cat:", emojis };
  const changes = { account, emojis, spoiler_text: "Film :cat:" };
  const picture = { url: "https://a.example/2", media_attachments: [{}] };
  const descendants = [
    status("The std::end :cat:", changes),
    status("", picture),
  ];
  expect(read({ descendants })).toMatchObject([
    { name: "Jo", text: "The std::end", warning: "Film" },
    { text: "", warning: "" },
  ]);
});

test("a reply whose author is gone has the name of its server", () => {
  const descendants = [status("Hi", { account: null })];
  expect(read({ descendants })).toMatchObject([{ name: "a.example" }]);
});

test.each<[string, object[]]>([
  ["private", [status("Hi", { visibility: "private" })]],
  ["unlisted", [status("Hi", { visibility: "unlisted" })]],
  ["empty", [status("<p></p>")]],
  ["without an address", [status("Hi", { url: null })]],
  ["without a host", [status("Hi", { url: "https://" })]],
  ...["soon", "", null, undefined, "0001-01-01", "+012026-01-01T00:00:00Z"].map(
    (date): [string, object[]] => [
      `dated ${date}`,
      [status("Hi", { created_at: date })],
    ],
  ),
])("a Mastodon reply is left out: %s", (_, descendants) => {
  expect(read({ descendants })).toEqual([]);
});

test.each([
  { labels: [{ val: "porn" }] },
  { author: { handle: "a.dev", labels: [{ val: "!no-unauthenticated" }] } },
  { uri: null },
  { record: { text: "Hi", createdAt: "soon" } },
  { record: { text: " ", createdAt: "2026-01-01T00:00:00Z" } },
])("a Bluesky reply is left out: %j", (changes) => {
  const thread = { replies: [{ post: post("2026", changes) }] };
  expect(read({ thread })).toEqual([]);
});

test("Bluesky's replies are in one list, the oldest first, without deleted ones", () => {
  const inner = { post: post("2025-01-01"), replies: null };
  const late = { post: post("2026-01-02"), replies: [{}, null, inner] };
  const lost = { displayName: "", handle: "handle.invalid" };
  const first = { post: post("2024-01-01", { author: lost }) };
  const found = read({ thread: { replies: [late, first] } });
  expect(found.map(({ url, name }) => `${url} ${name}`)).toEqual([
    "https://bsky.app/profile/did:plc:1/post/2024 did:plc:1",
    "https://bsky.app/profile/jo.dev/post/2025 Jo",
    "https://bsky.app/profile/jo.dev/post/2026 Jo",
  ]);
});

/** Lists an answer with each of its fields missing, null, and of another type. */
function* spoil(value: unknown): Generator {
  for (const wrong of [null, undefined, 7, "x", [], {}]) yield wrong;
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    for (const wrong of spoil(inner)) {
      yield Array.isArray(value) ? [wrong] : { ...value, [name]: wrong };
    }
  }
}

test("whatever is wrong with an answer, what is left is text with a day and an address", () => {
  const answers = [
    { descendants: [status("Hi", { emojis: [{ shortcode: "a" }] })] },
    { thread: { replies: [{ post: post("2026-01-01"), replies: [] }] } },
  ].flatMap((answer) => [...spoil(answer)]);
  expect(answers.length).toBeGreaterThan(100);
  for (const answer of answers) {
    for (const reply of readReplies(answer).replies) {
      expect(Object.values(reply).every((one) => typeof one === "string")).toBe(
        true,
      );
      expect(reply.url).toMatch(/^https:/);
      expect(reply.day).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  }
});

test("replies to replies are read however deep they are", () => {
  let thread: object = { post: post("2026-01-01"), replies: [] };
  for (let depth = 0; depth < 20_000; depth++) thread = { replies: [thread] };
  expect(readReplies({ thread }).replies).toHaveLength(1);
});

test.each([0, 1, 5])(
  "replies that Bluesky cuts off %i levels below the post are left",
  (depth) => {
    let thread: object = { post: { replyCount: 1 }, replies: [] };
    for (let level = 0; level < depth; level++)
      thread = { post: { replyCount: 1 }, replies: [thread] };
    expect(readReplies({ thread }).hasMore).toBe(true);
  },
);

test.each([
  [59, 59, false],
  [60, 60, true],
  [300, 300, true],
])("of %i replies %i are read; more are left: %s", (count, read, hasMore) => {
  const descendants = Array.from({ length: count }, (_, index) =>
    status("Hi", { url: `https://a.example/${index}` }),
  );
  const found = readReplies({ descendants });
  expect([found.replies.length, found.hasMore]).toEqual([read, hasMore]);
});
