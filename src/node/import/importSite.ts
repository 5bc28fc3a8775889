import { existsSync } from "node:fs";
import path from "node:path";
import { VFile } from "vfile";
import { authorSchema } from "../content/data/authorSchema";
import { tagSchema } from "../content/data/tags";
import { plainPath } from "../links/address";
import { insertPartials } from "../markdown/partials";
import { loadSite } from "../site/loadSite";
import { htmlToMarkdown } from "./htmlToMarkdown";
import { planEntries } from "./planEntries";
import type { PlannedEntry } from "./planEntries";
import { createResolver } from "./resolveAddress";
import { replaceShortcodes } from "./shortcodes";
import { isText, pickText } from "./sourceSite";
import type { Report, SourceSite } from "./sourceSite";
import { translateText } from "./translateText";
import { mergeData, printEntry } from "./writeEntry";

/** Everything that an import writes, from the project's root. */
export type Import = {
  entries: PlannedEntry[];
  texts: Map<string, string>;
  /** Data files with what they have and what is new. */
  data: Map<string, string>;
  /** Where pictures and files go, and where they are. */
  copies: Map<string, string>;
};

/** Turns another site into files of this one. Writes nothing. */
export async function importSite(
  root: string,
  source: SourceSite,
  report: Report,
): Promise<Import> {
  const { routes } = await loadSite(root);
  const paths = new Set(routes.map((route) => plainPath(route.path)));
  const entries = planEntries(source, paths, report).filter((entry) => {
    const { target, file, line } = entry;
    const taken = [`${target}.md`, `${target}.mdx`].find((name) =>
      existsSync(path.join(root, name)),
    );
    const isTaken = taken !== undefined || paths.has(entry.path);
    const what = taken ?? `A page at ${entry.path}`;
    if (isTaken) report(file, line, `${what} exists already: left out.`);
    return !isTaken;
  });
  const copies = new Map<string, string>();
  const resolve = createResolver(source, entries, copies, report);
  const texts = new Map<string, string>();
  for (const entry of entries) {
    const { own, target } = entry;
    const reportLine = (line: number, reason: string) =>
      report(entry.file, entry.line ?? line, reason);
    const body = prepareBody(entry, source, reportLine);
    const text = translateText(body, (...address) =>
      resolve(entry, ...address),
    );
    if (isText(own.image)) {
      own.image = resolve(entry, own.image, true, 1);
      own.image_alt = own.image && own.image_alt;
    }
    texts.set(`${target}.md`, printEntry(entry, text, reportLine));
  }
  const data = new Map([
    ...mergeData(root, "authors", source.authors, authorSchema, entries),
    ...mergeData(root, "tags", source.tags, tagSchema, entries),
  ]);
  return { entries, texts, data, copies };
}

/** Makes an entry's body Markdown without notations of its generator. */
function prepareBody(
  { body, format, file, fields }: PlannedEntry,
  { shortcodes, config = {} }: SourceSite,
  report: (line: number, reason: string) => void,
): string {
  const findValue = (name: string) => {
    const [, scope, own = ""] = /^(site|page)\.(.+)$/.exec(name) ?? [];
    if (/^site\.(?:baseurl|url)$/.test(name)) return "";
    return pickText(scope === "site" ? config : fields, own);
  };
  const syntax = format === "mdx" ? "mdx" : shortcodes;
  const written =
    format === "mdx" ? insertPartials(body, new VFile({ path: file })) : body;
  const text = syntax
    ? replaceShortcodes(written, syntax, { findValue, report })
    : written;
  return format === "html" ? htmlToMarkdown(text) : text;
}
