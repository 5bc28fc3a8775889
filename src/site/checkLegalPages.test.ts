import { siteConfig } from "../config/resolved";
import { entry, loadTestSite } from "./testing/loadTestSite";
import type { TestFiles } from "./testing/loadTestSite";

const imprint = { "content/pages/imprint.mdx": entry() };
const privacy = { "content/pages/privacy/de.mdx": entry() };

test.each<[string, TestFiles, string[]]>([
  ["the imprint", privacy, ["imprint"]],
  ["the privacy page", imprint, ["privacy"]],
  ["nothing", { ...imprint, ...privacy }, []],
])("a site with legal details that lacks %s", async (_, files, missing) => {
  const { diagnostics } = await loadTestSite(files);
  const found = diagnostics.filter(({ field }) => field?.[0] === "legal");
  expect(found.filter(({ fatal }) => fatal)).toMatchObject(
    missing.map((page) => ({
      reason: `The site has legal details, but no content/pages/${page}.`,
    })),
  );
});

test("a privacy page that does not name a host which pages ask", async () => {
  const { found } = await loadTestSite({
    ...imprint,
    "content/pages/privacy/en.mdx": entry(),
    "content/pages/privacy/de.mdx": entry("", "Bilder von images.example."),
    "content/pages/about.mdx": entry("", "![A](https://images.example/a.png)"),
  });
  expect(
    found
      .filter(({ reason }) => /images\.example/.test(reason))
      .map(({ file, reason }) => `${file} | ${reason}`),
  ).toEqual([
    "content/pages/privacy/en.mdx | Pages load something from images.example, which this page does not name.",
  ]);
});

test("without legal details, no page is missing", async () => {
  jest.replaceProperty(siteConfig, "legal", undefined);
  const { diagnostics } = await loadTestSite({});
  expect(diagnostics.filter(({ field }) => field?.[0] === "legal")).toEqual([]);
  jest.restoreAllMocks();
});
