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

const about = "content/pages/about.mdx";
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
])("%s left by the example: %s", async (_, file, text, line) => {
  const { found } = await loadTestSite({ [file]: text });
  const placeholders = found.filter(({ ruleId }) => ruleId === "placeholders");
  expect(placeholders).toContainEqual(
    expect.objectContaining({ file, line, fatal: true }),
  );
});

test.each([
  ["a bracket of another kind", about, "[…], [sic] and [A link](/about)"],
  ["code", about, "```sh\n# A\n# B\n```"],
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

test("what a legal page lacks is a warning", async () => {
  const file = "content/pages/imprint/en.mdx";
  const gap = "[What the law of your country asks for.]";
  const { found } = await loadTestSite({ [file]: entry("", gap) });
  expect(found.filter((one) => one.file === file)).toEqual([
    expect.objectContaining({ fatal: false, line: 6 }),
  ]);
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
