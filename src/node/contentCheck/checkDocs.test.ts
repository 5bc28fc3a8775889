/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type * as resolved from "../../config/resolved";
import { formatProblems } from "../content/problem";
import { checkContent } from "./checkContent";

jest.mock("../nodes/fingerprint", () => ({ fingerprint: () => "stamp" }));
jest.mock("../../config/resolved", () => {
  const { siteConfig } = jest.requireActual<typeof resolved>(
    "../../config/resolved",
  );
  const docs = { default: { lastVersion: "2.0" }, apis: {} };
  return { siteConfig: { ...siteConfig, docs } };
});
// Whoever loads the HTML parser first waits for Babel to translate it.
jest.setTimeout(60_000);

const root = mkdtempSync(path.join(tmpdir(), "check-docs-"));
afterAll(() => rmSync(root, { recursive: true }));
cpSync("src/config/site.ts", path.join(root, "src/config/site.ts"));
cpSync("locales", path.join(root, "locales"), { recursive: true });

for (const [name, text] of Object.entries({
  "docs/index.mdx": "---\ntitle: Start\npagination_next: setpu\n---\n",
  "docs/01-setup.mdx": "---\ntitle: Setup\n---\n\n[On](./03-usage.mdx)\n",
  "docs/02-setup.mdx": "---\ntitle: Again\ntags: [none]\n---\n",
  "docs-api/a.mdx": "---\ntitle: A\nsidebar_position: last\n---\n",
  "docs-api@1.0/a.mdx": "---\ntitle: A\ndraft: true\n---\n",
  "docs@../a.mdx": "---\ntitle: A\n---\n",
  "docs-empty/_a.mdx": "---\ntitle: A\n---\n",
})) {
  const file = path.join(root, "content", name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test("docs are checked with everything else", async () => {
  const { problems, faults } = await checkContent(root);
  const own = problems
    .filter(({ file }) => /^(?:content|src\/config)\//.test(file))
    .map((problem) => ({ ...problem, line: undefined, allowed: undefined }));
  expect(formatProblems("Faults:", own)).toMatchInlineSnapshot(`
    "Faults:

    content/docs-api/a.mdx  sidebar_position
      This must be a number.
      Value: "last"

    content/docs-empty
      There is no text in this folder, so the site has no such docs.
      Fix: Put a text into it, remove it, or write an underscore before its name.

    content/docs@../a.mdx
      ".." can't be the name of a version.
      Fix: Rename content/docs@.., for instance to content/docs@1.0.

    content/docs/02-setup.mdx  id
      Its id "setup" is that of content/docs/01-setup.mdx as well.
      Fix: Numbers only order pages: rename one of the files, or give it an "id" and a "slug".

    content/docs/index.mdx  pagination_next
      There is no page "setpu" in version "current" of the docs "default".
      Value: "setpu"
      Fix: Did you mean "setup"?

    content/pages/home
      There is no start page, so readers find nothing at the site's address.
      Fix: Write content/pages/home/index.mdx; its sections stand in the field "home" of its front matter.

    src/config/site.ts  docs.default.lastVersion
      The docs "default" have no version "2.0".
      Value: "2.0"
      Fix: Name one of these, or cut the version first: content/docs@2.0.

    src/config/site.ts  docs.apis
      There are no docs "apis": no text lies in content/docs-apis.
      Fix: Did you mean "api"?"
  `);
  expect(
    [...faults.warn, ...faults.throw].map(({ target }) => target),
  ).toContain("content/docs/03-usage.mdx");
});
