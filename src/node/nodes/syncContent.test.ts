/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { fakeGatsby } from "../../../tests/fakeGatsby";
import { formatProblems } from "../content/problem";
import type { AuthorNode, PostNode, TagNode } from "./contentNodes";
import { createRelations } from "./relations";
import { syncContent } from "./syncContent";

// A fixture has no code to take a fingerprint of.
jest.mock("./fingerprint", () => ({ fingerprint: () => "stamp" }));

// Whoever loads the HTML parser first waits for Babel to translate it.
jest.setTimeout(60_000);

const folder = path.join(process.cwd(), "tests/fixtures");

describe("a blog as other generators know it", () => {
  const gatsby = fakeGatsby(path.join(folder, "corpus"));
  const { BlogPost } = createRelations(gatsby.args, process.cwd());
  const synced = syncContent(gatsby.args);
  const nodes = <T>(type: string) =>
    gatsby.getNodesByType(type) as unknown as T[];
  const postAt = async (wanted: string) => {
    await synced;
    const post = nodes<PostNode>("BlogPost").find(
      ({ path: at }) => at === wanted,
    );
    if (!post) throw new Error(`There is no post at ${wanted}.`);
    return post;
  };
  const authorsOf = async (wanted: string) =>
    BlogPost.authors.resolve(
      await postAt(wanted),
      {},
      gatsby as unknown as Parameters<typeof BlogPost.authors.resolve>[2],
    ) as unknown as AuthorNode[];

  test("has no faults, and three weak spots", async () => {
    const { problems } = await synced;
    expect(formatProblems("Weak spots:", problems)).toBe(`Weak spots:

content/blog/2020-01-02-hello.md:5  tags[1]
  The tag "Open Source" is not in content/tags.yaml, so it has no label in each language.
  Fix: Add "open-source:" to content/tags.yaml.

content/blog/2021-03-04-two-voices/index.mdx:2  authors
  A portrait on another host is not shown: every visitor's browser would have to ask that host for it.
  Value: "https://portraits.example/ben.png"
  Allowed: a file beside this one, or in static/
  Fix: Download it, and name the file here.

content/blog/2021/05/06/in-folders.mdx:4  tags[1]
  The tag "Long Reads" is not in content/tags.yaml, so it has no label in each language.
  Fix: Add "long-reads:" to content/tags.yaml.`);
  });

  test.each([
    ["/blog/2020/01/02/hello", "Hello, plain text", "2020-01-02", "LISTED"],
    ["/de/blog/2020/01/02/hello", "Hello, plain text", "2020-01-02", "LISTED"],
    ["/blog/two-voices", "Two voices", "2021-03-04", "LISTED"],
    ["/de/blog/zwei-stimmen", "Zwei Stimmen", "2021-03-04", "LISTED"],
    ["/blog/in-folders", "Filed by its day", "2021-05-06", "LISTED"],
    ["/blog/notes/on-notes", "On notes", "2022-07-08", "LISTED"],
    ["/blog/2022-09-01", "2022", "2022-09-01", "LISTED"],
    ["/blog/hidden", "Found by its address", "2022-09-02", "UNLISTED"],
    ["/blog/undated", "Dated inside", "2023-04-05", "LISTED"],
    ["/blog/pair", "A pair", "2023-06-07", "LISTED"],
    ["/de/blog/pair", "Ein Paar", "2023-06-07", "LISTED"],
  ])("%s", async (at, title, date, visibility) => {
    expect(await postAt(at)).toMatchObject({ title, date, visibility });
  });

  test("has no other posts", async () => {
    const { posts } = await synced;
    expect(posts.filter(({ isStandIn }) => !isStandIn)).toHaveLength(10);
    expect(posts).toHaveLength(16);
  });

  test.each([
    [
      "/blog/2020/01/02/hello",
      [
        [
          "p",
          0,
          "Braces {like these} and 1 < 2 are text, for this file is ",
          ["em", 0, "plain"],
          " Markdown.",
        ],
      ],
    ],
    ["/blog/two-voices", [["p", 0, "One of us says this."]]],
    ["/de/blog/zwei-stimmen", [["p", 0, "Eine von uns sagt das."]]],
    ["/blog/in-folders", [["p", 0, "The first part."]]],
    [
      "/blog/undated",
      [["p", 0, "A paragraph that ends where the list’s ends. "]],
    ],
  ])("%s ends in lists where its author says", async (at, summary) => {
    const post = await postAt(at);
    expect(JSON.parse(post.summary)).toEqual(summary);
    expect(post.hasMore).toBe(true);
    expect(post.body).not.toContain('truncate -->"');
  });

  test("authors are those of the file, with what the post says of them, or the post's own", async () => {
    expect(await authorsOf("/blog/2020/01/02/hello")).toMatchObject([
      {
        key: "Ann-B",
        name: "Ann Beispiel",
        path: "/blog/authors/ann-b",
        image: { filePath: path.join(folder, "corpus/static/img/ann.png") },
        socials: [
          { url: "https://github.com/ann" },
          { url: "https://x.com/ann" },
        ],
      },
    ]);
    expect(await authorsOf("/de/blog/zwei-stimmen")).toMatchObject([
      { name: "Ann Beispiel", path: "/de/blog/authors/ann-b" },
      { name: "Ben Gast", path: null, url: "https://ben.example/" },
    ]);
    expect(await authorsOf("/blog/in-folders")).toMatchObject([
      { name: "Eve Gast", path: null, url: null, email: "eve@example.com" },
    ]);
    expect(await authorsOf("/blog/2022-09-01")).toMatchObject([
      { name: "Carl Muster", bio: "Reads every log.", path: null },
      { name: "Dora Beispiel", path: "/blog/authors/the-dora" },
    ]);
    expect(await authorsOf("/blog/undated")).toMatchObject([
      {
        name: "Ann Beispiel",
        title: "Guest of her own blog",
        path: "/blog/authors/ann-b",
      },
    ]);
  });

  test("a post's own author is in no list and has no count; one of the file is counted", async () => {
    const { authors } = await synced;
    expect(authors.map(({ name }) => name)).toEqual(
      ["Ann", "Ann", "Carl", "Carl", "Dora", "Dora"].map(
        (name) => expect.stringContaining(name) as string,
      ),
    );
    expect((await postAt("/blog/two-voices")).authorKeys).toEqual(["Ann-B"]);
    expect((await postAt("/blog/undated")).authorKeys).toEqual(["Ann-B"]);
  });

  test("tags have the addresses that the file or the post gives them", async () => {
    await synced;
    const english = nodes<TagNode>("Tag").filter(
      ({ locale }) => locale === "en",
    );
    expect(english.map((tag) => [tag.key, tag.label, tag.path])).toEqual([
      ["release", "Releases", "/blog/tags/new-versions"],
      ["how-to", "HowTo", "/blog/tags/how-to"],
      ["operations", "Operations", "/blog/tags/operations"],
      ["open-source", "Open Source", "/blog/tags/open-source"],
      ["long-reads", "Long Reads", "/blog/tags/long-reads"],
    ]);
    expect((await postAt("/blog/in-folders")).tagKeys).toEqual([
      "operations",
      "long-reads",
    ]);
    expect((await postAt("/blog/two-voices")).tagKeys).toEqual(["how-to"]);
  });
});

test("what is not right is said all at once, each with its place and its way out", async () => {
  const root = path.join(folder, "faultyCorpus");
  const { problems } = await syncContent(fakeGatsby(root).args);
  const report = readFileSync(path.join(root, "report.txt"), "utf8");
  expect(formatProblems("Faults:", problems)).toBe(report.trim());
});
