import { siteConfig } from "../config/resolved";
import { formatField } from "./diagnostics/diagnostic";
import { checkPlaceholders } from "./checkPlaceholders";
import { entry, home, loadTestSite } from "./testing/loadTestSite";

beforeEach(() => {
  const { checks } = siteConfig;
  jest.replaceProperty(siteConfig, "checks", {
    ...checks,
    placeholders: "throw",
  });
});

const project = (client: string, body: string) =>
  entry(`client: ${client}\nperiod: { from: 2026-01 }\n`, body);
const about = "content/pages/about.mdx";
const work = "content/projects/acme/en.mdx";
const post = "content/blog/2026-03-14-a/en.mdx";

test.each([
  ["a bracket", about, entry("", "**[Street and\nnumber]**"), 6],
  ["its host", about, entry("", "Write to me@example.com."), 6],
  ["its host in a link", about, entry("", "[Me](https://www.example.com)"), 6],
  [
    "a bracket with typography",
    about,
    entry("", "A [Your company's name] -- [Street -- number]."),
    6,
  ],
  [
    "a bracket in front matter",
    about,
    entry('description: "[What you do]"'),
    3,
  ],
  ["a host in front matter", about, entry("description: me@example.com"), 3],
  ["its start page", "content/pages/home.mdx", entry(home), 3],
  ["a data file", "content/cv.yaml", "basics:\n  email: me@example.com\n", 2],
  ["a client", work, project("Who it was for", "Text."), 3],
  ["a heading", work, project("Acme", "## The problem\n\n## Then\n\nA."), 8],
  ["a last heading", post, entry("authors: []", "A.\n\n## Then\n"), 8],
  ["a title", post, "---\ntitle: A # to be translated\n---\n\nA.\n", 2],
])(
  "%s left by the example or by npm run new: %s",
  async (_, file, text, line) => {
    const { found } = await loadTestSite({ [file]: text });
    const placeholders = found.filter(
      ({ ruleId }) => ruleId === "placeholders",
    );
    expect(placeholders).toContainEqual(
      expect.objectContaining({ file, line, fatal: true }),
    );
  },
);

test.each([
  ["a bracket of another kind", about, "[…], [sic] and [A link](/about)"],
  ["code", about, "```sh\n# A\n# B\n```"],
  ["a heading above one below it", about, "## A\n\n### B\n\nText."],
  ["an outline", about, "## A\n\n### B\n\n### C\n"],
  ["a post on the subject", post, "Ask [example.com](https://example.com)."],
])("nothing is wrong with %s", async (_, file, body) => {
  const { found } = await loadTestSite({
    "content/pages/home.mdx": entry(home.replace(/, email: [^ ]*/, "")),
    [file]: entry(file === post ? "authors: []" : "", body),
  });
  expect(found.filter(({ ruleId }) => ruleId === "placeholders")).toEqual([]);
});

test("a draft and an unlisted page may have them", async () => {
  const unlisted = "content/pages/writing.mdx";
  const { found } = await loadTestSite({
    [post]: entry("authors: []\ndraft: true", "## A"),
    [unlisted]: entry("unlisted: true", "me@example.com"),
    [about]: entry("", "me@example.com"),
  });
  const files = found
    .filter(({ ruleId }) => ruleId === "placeholders")
    .map(({ file }) => file);
  expect(files).toContain(about);
  expect(files).not.toContain(post);
  expect(files).not.toContain(unlisted);
});

test("of the config it names the option", () => {
  const config = {
    url: "https://www.kim.dev",
    legal: { street: "[Street]", town: "Bonn" },
    footer: { links: [{ href: "https://github.com/example" }] },
  };
  const found = checkPlaceholders("/no-such-folder", [], config);
  expect(found.map(({ field = [] }) => formatField(field))).toEqual([
    "legal.street",
    "footer.links[0].href",
  ]);
});
