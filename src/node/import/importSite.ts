import { existsSync } from "node:fs";
import path from "node:path";
import { loadSite } from "../site/loadSite";
import { authorSchema } from "../content/data/authorSchema";
import { tagSchema } from "../content/data/tags";
import { plainPath } from "../links/address";
import { expandEntry } from "./expandEntry";
import { planEntries } from "./planEntries";
import type { PlannedEntry } from "./planEntries";
import { createResolver } from "./resolveAddress";
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
  found: SourceSite,
  report: Report,
): Promise<Import> {
  // What only its texts name is added to them.
  const source = { authors: {}, tags: {}, ...found };
  const { routes } = await loadSite(root);
  const paths = new Set(routes.map((route) => plainPath(route.path)));
  const entries = planEntries(source, paths, report).filter((entry) => {
    const taken = [`${entry.target}.md`, `${entry.target}.mdx`].find((file) =>
      existsSync(path.join(root, file)),
    );
    const isTaken = taken !== undefined || paths.has(entry.path);
    if (isTaken) {
      const what = taken ?? `A page at ${entry.path}`;
      report(entry.file, entry.line, `${what} exists already: left out.`);
    }
    return !isTaken;
  });
  const copies = new Map<string, string>();
  const resolve = createResolver(source, entries, copies);
  const texts = new Map<string, string>();
  for (const entry of entries) {
    const { own, target, locale } = entry;
    const options = {
      resolve: (address: string, isFile: boolean) =>
        resolve(address, entry, isFile),
      report: (line: number | undefined, reason: string) =>
        report(entry.file, entry.line ?? line, reason),
      compile: { lang: locale, file: `${target}.md`, root },
    };
    const body = expandEntry(entry, source, entries, options.report);
    const text = await translateText(body, entry.format, options);
    if (own.image !== undefined) {
      const { to, reason } = options.resolve(own.image as string, true);
      if (reason) options.report(1, reason);
      own.image = to;
      own.image_alt = to && own.image_alt;
    }
    texts.set(`${target}.md`, printEntry(entry, text, options.report));
  }
  const data = new Map([
    ...mergeData(root, "authors", source.authors, authorSchema, entries),
    ...mergeData(root, "tags", source.tags, tagSchema, entries),
  ]);
  return { entries, texts, data, copies };
}
