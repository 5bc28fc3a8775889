import {
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { launchChromium } from "../../bench/browser/launchChromium";
import { startDevelop } from "../../bench/develop/startDevelop";
import type { Develop } from "../../bench/develop/startDevelop";
import { copyFiles } from "../../bench/subjects/copyFiles";
import { docQueries } from "../../src/node/docs/docQueries";

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "develop-")));
const port = Number(process.env.DEVELOP_PORT ?? 8124);
const post = "content/blog/2026-06-16-working-across-time-zones/en.mdx";

let develop: Develop;
let browser: Browser;
let page: Page;

const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
const write = (file: string, text: string) => {
  writeFileSync(path.join(folder, file), text);
};

beforeAll(async () => {
  copyFiles(process.cwd(), folder, (file) => !/^(?:bench|tests)\//.test(file));
  develop = await startDevelop(folder, port, path.join(folder, "develop.log"));
  browser = await launchChromium();
  page = await browser.newPage();
  // A font provider that is out of reach must not hold anything up.
  await page.route(
    (url) => url.origin !== develop.address,
    (route) => route.abort(),
  );
}, 300_000);

afterAll(async () => {
  // Each of them may be missing where the start went wrong.
  await (browser as Browser | undefined)?.close();
  await (develop as Develop | undefined)?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A server that has only just begun may not have a page's data yet. */
async function open(at: string, heading: string) {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await page.goto(develop.address + at, { timeout: 60_000 });
    const found = page.locator("main h1", { hasText: heading });
    const isThere = await found.waitFor({ timeout: 6000 }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  throw new Error(`${at} has no heading "${heading}".`);
}

const shows = (text: string, seconds = 30) =>
  page.waitForFunction(
    (wanted) => document.querySelector("main")?.textContent.includes(wanted),
    text,
    { polling: 20, timeout: seconds * 1000 },
  );

/** The text of Gatsby's overlay; empty where there is none. */
const overlay = () =>
  page.evaluate(
    () =>
      document.querySelector("gatsby-fast-refresh")?.shadowRoot?.textContent ??
      "",
  );

async function eventually<T>(
  ask: () => Promise<T>,
  isRight: (it: T) => boolean,
) {
  let answer = await ask();
  for (let attempt = 0; attempt < 150 && !isRight(answer); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    answer = await ask();
  }
  return answer;
}

const said = (since: number) =>
  develop.lines
    .slice(since)
    .map(({ text }) => text)
    .join("\n");

test("a saved text shows within a second or two, however busy the machine", async () => {
  await open("/blog/working-across-time-zones", "Working across time zones");
  // The first one finds nothing warm.
  write(post, `${read(post)}\nA first sentence.\n`);
  await shows("A first sentence.");
  const shown = shows("A second sentence.");
  const start = performance.now();
  write(post, `${read(post)}\nA second sentence.\n`);
  await shown;
  expect(performance.now() - start).toBeLessThan(2000);
}, 240_000);

test("of quick saves, by editors that empty a file first, the last one shows", async () => {
  const text = read(post);
  for (let save = 1; save <= 6; save += 1) {
    write(post, "");
    await new Promise((resolve) => setTimeout(resolve, 15));
    write(post, `${text}\nQuick save ${save}.\n`);
    await new Promise((resolve) => setTimeout(resolve, 120 * save));
  }
  await shows("Quick save 6.");
  expect(await overlay()).toBe("");
});

test.each([
  ["front matter", "pinned: maybe", "", /en\.mdx:\d+ {2}pinned/, "> "],
  ["MDX", "", "Text with {an open brace.\n", /en\.mdx:\d+/, "{an open brace"],
  [
    "a component",
    "",
    "<Admonishment>No.</Admonishment>\n",
    /Admonishment/,
    "^^^",
  ],
])(
  "a fault in %s shows with its lines, and goes when it is mended",
  async (_, field, addition, place, frame) => {
    const text = read(post);
    const since = develop.lines.length;
    write(
      post,
      text.replace(/^---\n/, `---\n${field}\n`.replace("\n\n", "\n")) +
        addition,
    );
    const message = await eventually(overlay, (it) => place.test(it));
    expect(message).toContain("Failed to compile");
    expect(message).not.toContain("GraphQL");
    expect(message).toMatch(place);
    expect(message).toContain(frame);
    const terminal = await eventually(
      () => Promise.resolve(said(since)),
      (it) => place.test(it),
    );
    expect(terminal).toMatch(place);
    expect(terminal).toContain(frame);
    write(post, `${text}\nMended.\n`);
    expect(await eventually(overlay, (it) => it === "")).toBe("");
    await shows("Mended.");
    write(post, text);
  },
);

test("a translation, an author and a tag come and go without a restart", async () => {
  const german = post.replace("en.mdx", "de.mdx");
  const text = read(post);
  const authors = read("content/authors.yaml");
  const tags = read("content/tags.yaml");
  write("content/authors.yaml", `${authors}robin:\n  name: Robin Neu\n`);
  write(
    "content/tags.yaml",
    `${tags}travel:\n  label: { en: Travel, de: Reisen }\n`,
  );
  write(
    german,
    text
      .replace(/^title: .*$/m, "title: Über Zeitzonen hinweg")
      .replace(/^authors: .*$/m, "authors: [robin]")
      .replace(/^tags: .*$/m, "tags: [travel]"),
  );
  await open("/de/blog/working-across-time-zones", "Über Zeitzonen hinweg");
  await shows("Robin Neu");
  await shows("Reisen");
  await open("/de/blog/tags/travel", "Reisen");
  rmSync(path.join(folder, german));
  write("content/authors.yaml", authors);
  write("content/tags.yaml", tags);
  await open("/de/blog/working-across-time-zones", "Working across time zones");
}, 240_000);

test("GraphiQL answers what the docs ask, drafts included", async () => {
  const text = read(post);
  write(post, text.replace(/^---\n/, "---\ndraft: true\n"));
  const ask = async (query: string) => {
    const answer = await fetch(`${develop.address}/___graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
    return (await answer.json()) as {
      data?: { allBlogPost?: { nodes: { sourcePath: string }[] } };
      errors?: unknown;
    };
  };
  const queries = docQueries(read("docs/graphiql.md"));
  for (const { query } of queries) {
    expect((await ask(query)).errors).toBeUndefined();
  }
  const { query = "" } =
    queries.find(({ query: one }) => one.includes("NotYetPublished")) ?? {};
  const drafts = await eventually(
    async () => (await ask(query)).data?.allBlogPost?.nodes ?? [],
    (nodes) => nodes.length > 0,
  );
  expect(drafts.map(({ sourcePath }) => sourcePath)).toEqual([post]);
  write(post, text);
});
