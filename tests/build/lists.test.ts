import { hrefsIn, wordsOf } from "./site/docsPages";
import { listedPages, pageAt } from "./site/pages";

/** All posts that lists show, newest first, with their tags and authors. */
const posts: readonly (readonly [slug: string, tags: string, by: string])[] = [
  ["moving-a-million-rows", "databases backend", "kim"],
  ["git-commands-i-use-weekly", "tooling", "kim"],
  ["working-across-time-zones", "craft business", "alex"],
  ["what-to-charge", "business", "alex"],
  ["e-rechnung-fuer-freelancer", "business", "kim"],
  ["reading-a-contract", "contracts business", "alex kim"],
  ["rescuing-a-slow-react-page", "performance frontend", "alex"],
  ["reading-a-query-plan", "databases performance", "alex"],
  ["accessible-forms", "accessibility frontend", "kim"],
  ["estimating-without-guessing", "business craft", "alex"],
  ["first-blog-post", "writing craft", "alex"],
  ["one-binary-go-service", "backend craft", "alex"],
];
const postsPerPage = 10;

const german: Record<string, string> = {
  "estimating-without-guessing": "schaetzen-statt-raten",
};

it("has below a post where to edit it, its series, related posts and an older one", () => {
  const post = pageAt("/blog/reading-a-contract")?.document;
  const words = wordsOf(post?.querySelector("article"));
  const places = [
    "Edit this page",
    "Before the work begins",
    "Related posts",
    "Older post",
  ].map((part) => words.lastIndexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

it("lights up an item of the bar for the pages below it; the page's own entry is the current one", () => {
  const bar = pageAt("/blog/archive")?.document.querySelector("header nav");
  const said = ["/blog", "/blog/archive", "/blog/tags", "/about"].map((to) => {
    const link = bar?.querySelector(`a[href="${to}"]`);
    return [
      link?.hasAttribute("data-active"),
      link?.getAttribute("aria-current"),
    ];
  });
  expect(said).toEqual([
    [true, null],
    [true, "page"],
    [false, null],
    [false, null],
  ]);
});

describe.each([
  {
    root: "",
    counts: ["12 posts", "6 posts", "5 posts", "1 post"],
    tags: "accessibility backend business contracts craft databases frontend performance tooling writing",
    craft: ["4 posts", "Craft"],
  },
  {
    root: "/de",
    counts: ["12 Beiträge", "6 Beiträge", "5 Beiträge", "Ein Beitrag"],
    tags: "backend accessibility databases frontend craft performance writing business contracts tooling",
    craft: ["4 Beiträge", "Handwerk"],
  },
])("below $root/", ({ root, counts, tags, craft }) => {
  const documentAt = (path: string) =>
    pageAt(root + path || "/")?.document ?? null;
  const pathsOf = (list: typeof posts) =>
    list.map(([slug]) => `${root}/blog/${(root && german[slug]) || slug}`);
  const all = pathsOf(posts);

  const expectPosts = (path: string, expected: readonly string[]) => {
    const pages = [
      documentAt(path),
      ...(expected.length > postsPerPage ? [documentAt(`${path}/page/2`)] : []),
    ];
    const shown = pages.map((page) => hrefsIn(page, "main article h2 a"));
    expect(shown.flat()).toEqual(expected);
    expect(shown[0]?.length).toBe(Math.min(postsPerPage, expected.length));
  };

  it("lists every post once, newest first", () => {
    expectPosts("/blog", all);
    const feeds = hrefsIn(
      documentAt("/blog"),
      ":is(aside, footer) [data-icon]",
    );
    expect(feeds).toContain(`${root}/blog/rss.xml`);
  });

  it("shows the newest posts beside the list, and on the start page", () => {
    expect(
      hrefsIn(documentAt("/blog"), "main aside li a:not([data-icon])"),
    ).toEqual([
      ...all.slice(0, 5),
      `${root}/blog/archive`,
      `${root}/blog/tags`,
    ]);
    const years = documentAt("/blog")?.querySelectorAll("main aside h3") ?? [];
    expect([...years].map(wordsOf)).toEqual(["2026"]);
    // Those in the page's language first.
    const own = all.filter(
      (post) => !root || !post.endsWith("/working-across-time-zones"),
    );
    expect(hrefsIn(documentAt(""), "#blog li h3 a")).toEqual(own.slice(0, 3));
  });

  it("keeps them all in the archive, and counts those of each year", () => {
    const archive = documentAt("/blog/archive");
    expect(hrefsIn(archive, "main section li a")).toEqual(all);
    const headers = archive?.querySelectorAll("main header, main section");
    const said = [...(headers ?? [])].map(wordsOf);
    expect(said).toEqual(
      counts.map((count) => expect.stringContaining(count) as string),
    );
  });

  it("has a page for each tag of theirs, sorted by label, and for no other", () => {
    const start = `${root}/blog/tags/`;
    const expected = tags.split(" ").map((tag) => start + tag);
    expect(hrefsIn(documentAt("/blog/tags"), "main li a")).toEqual(expected);
    const built = listedPages
      .map(({ path }) => path)
      .filter((path) => path.startsWith(start));
    expect(built).toEqual([...expected].sort());
    for (const tag of tags.split(" ")) {
      const tagged = posts.filter(([, own]) => own.split(" ").includes(tag));
      expectPosts(`/blog/tags/${tag}`, pathsOf(tagged));
    }
    const page = documentAt("/blog/tags/craft");
    const parts = ["main header > :first-child", "main h1"].map((selector) =>
      wordsOf(page?.querySelector(selector)),
    );
    expect(parts).toEqual(craft);
    // Those that share another tag.
    const writing = documentAt("/blog/tags/writing");
    const crafted = posts.filter(([, own]) => /\bcraft\b/.test(own));
    expect(hrefsIn(writing, "main section h3 a").sort()).toEqual(
      pathsOf(crafted.filter(([, own]) => !own.includes("writing"))).sort(),
    );
  });

  it("has a page for each author, with their posts", () => {
    const authors = ["alex", "kim"];
    expect(hrefsIn(documentAt("/blog/authors"), "main article h2 a")).toEqual(
      authors.map((key) => `${root}/blog/authors/${key}`),
    );
    for (const key of authors) {
      const own = posts.filter(([, , by]) => by.includes(key));
      expectPosts(`/blog/authors/${key}`, pathsOf(own));
      expect(
        hrefsIn(documentAt(`/blog/authors/${key}`), "main header li a"),
      ).toContain(
        `${root}/blog/authors/${authors.find((other) => other !== key)}`,
      );
    }
    // The latest of each.
    expect(hrefsIn(documentAt("/blog/authors"), "main article li a")).toEqual(
      expect.arrayContaining(
        authors.flatMap((key) =>
          pathsOf(posts.filter(([, , by]) => by.includes(key)).slice(0, 3)),
        ),
      ),
    );
  });

  it("has contents beside long pages only", () => {
    const contents = 'main nav a[href^="#"]';
    expect(hrefsIn(documentAt("/uses"), contents)).toContain("#databases");
    expect(
      hrefsIn(documentAt(root ? "/kontakt" : "/contact"), contents),
    ).toEqual([]);
  });

  it("links each post to its tags", () => {
    posts.forEach(([, own], index) => {
      const page = pageAt(all[index] ?? "")?.document ?? null;
      expect(hrefsIn(page, 'main a[rel="tag"]')).toEqual(
        own.split(" ").map((tag) => `${root}/blog/tags/${tag}`),
      );
    });
  });
});
