import "./withoutGit";
import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ownerConfig } from "../../config/ownerConfig";
import type { ResolvedSite } from "../../config/types";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { loadSite } from "../loadSite";
import type { Site } from "../loadSite";

/** The files below content/ and static/ of a site, by path. */
export type TestFiles = Record<string, string | Uint8Array>;

const section = "{ title: a, items: [{ title: b, text: c }] }";
/** The front matter of a valid home page. */
export const home = `home: { headline: a, lead: b, primaryAction: { label: c, to: /about }, services: ${section}, work: ${section}, contact: { title: a, text: b, email: a@example.com } }`;

/** Creates the text of a Markdown file. */
export const entry = (frontMatter = "", body = "Text.") =>
  `---\ntitle: Title\n${frontMatter}\n---\n\n${body}\n`;

const usual: TestFiles = {
  "content/pages/home.mdx": entry(home),
  "content/pages/about.mdx": entry(),
};

/** Loads a site with the given files, a home page and an about page. */
export async function loadTestSite(
  files: TestFiles,
  {
    config = ownerConfig.config,
    ...options
  }: Parameters<typeof loadSite>[2] & { config?: ResolvedSite } = {},
): Promise<Site & { found: Diagnostic[] }> {
  const root = mkdtempSync(path.join(tmpdir(), "site-"));
  try {
    for (const name of ["locales", "src"]) {
      symlinkSync(path.resolve(name), path.join(root, name));
    }
    for (const [name, text] of Object.entries({ ...usual, ...files })) {
      const file = path.join(root, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    const site = await loadSite(root, { ...ownerConfig, config }, options);
    // The config is the project's own and refers to pages that this site lacks.
    const found = site.diagnostics.filter(
      ({ file }) => !file.startsWith("src/"),
    );
    return { ...site, found };
  } finally {
    rmSync(root, { recursive: true });
  }
}
