import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Document, parseDocument } from "yaml";
import type { z } from "zod";
import { findCollection } from "../collections";
import { authorKey, authorSchema } from "../content/data/authorSchema";
import { tagSchema } from "../content/data/tags";
import { toKebabCase } from "../content/slugs";
import { plainPath } from "../links/address";
import { loadSite } from "../site/loadSite";
import { planEntries } from "./planEntries";
import type { PlannedEntry } from "./planEntries";
import { asRecord, isText } from "./readFields";
import { createResolver } from "./resolveAddress";
import type { Fields, Report, SourceSite } from "./source";
import { parseText, translateText } from "./translateText";

/** Everything that an import writes, by its path from the project's root. */
export type Import = Awaited<ReturnType<typeof importSite>>;

/** Turns another site into files of this one. Writes nothing. */
export async function importSite(
  root: string,
  source: SourceSite,
  report: Report,
) {
  const { routes } = await loadSite(root);
  const paths = new Set(routes.map((route) => plainPath(route.path)));
  const shared = {
    authors: renameKeys(source.authors, toAuthorKey),
    tags: renameKeys(source.tags, toKebabCase),
  };
  const parsed = planEntries(source, paths, shared, report)
    .filter(({ target, path: at, report: reportLine }) => {
      const name = [`${target}.md`, `${target}.mdx`].find((one) =>
        existsSync(path.join(root, one)),
      );
      const taken = name ?? (paths.has(at) ? `A page at ${at}` : undefined);
      if (taken) reportLine(1, `${taken} exists already: left out.`);
      return !taken;
    })
    .map((entry) => ({ ...entry, ...parseText(entry) }));
  /** Pictures and files: where they go, and where they are. */
  const copies = new Map<string, string>();
  const resolveFrom = createResolver(source, parsed, copies);
  const texts = parsed.map((entry): [file: string, text: string] => {
    const resolve = resolveFrom(entry);
    const text = translateText(entry, resolve);
    const { frontMatter, target, format } = entry;
    if (isText(frontMatter.image)) {
      frontMatter.image = resolve(frontMatter.image, true, 1);
      frontMatter.image_alt = frontMatter.image && frontMatter.image_alt;
    }
    return [`${target}.${format}`, printEntry(entry, text)];
  });
  /** Data files with what they have and what is new. */
  const data = [
    ...mergeData(root, "authors", shared.authors, authorSchema),
    // Without a list of tags, entries may have any.
    ...(source.tags || existsSync(path.join(root, "content/tags.yaml"))
      ? mergeData(root, "tags", shared.tags, tagSchema)
      : []),
  ];
  return { entries: parsed, texts, data, copies };
}

const renameKeys = (data: Fields = {}, rename: (key: string) => string) =>
  Object.fromEntries(
    Object.entries(data).map(([key, fields]) => [rename(key), fields]),
  );

/** Makes a key that is allowed here, as names in front matter get one. */
const toAuthorKey = (key: string) =>
  authorKey.safeParse(key).success ? key : toKebabCase(key);

/** Keeps of some fields those that are set and that a schema takes. */
function keepValid(
  fields: Fields,
  schema: z.ZodType | undefined,
  report?: (field: string, message: string) => void,
): Fields {
  const given = Object.entries(fields).filter(
    ([, value]) => !["[]", '""'].includes(JSON.stringify(value ?? "")),
  );
  const issues =
    schema?.safeParse(Object.fromEntries(given)).error?.issues ?? [];
  const invalid = new Map(issues.map((one) => [one.path[0], one.message]));
  for (const [name, message] of invalid) report?.(String(name), message);
  return Object.fromEntries(given.filter(([name]) => !invalid.has(name)));
}

/** A title where there is none: the end of the address, as words. */
function createTitle(address: string): string {
  const words = path.posix.parse(address).name.replace(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Prints an entry's file; a field that this site does not take is noted and left out. */
function printEntry(
  { target, frontMatter, address, report }: PlannedEntry,
  body: string,
): string {
  const usual = /^\s*# /.test(body) ? undefined : createTitle(address);
  const fields = keepValid(
    { ...frontMatter, title: frontMatter.title || usual },
    findCollection(target.split("/")[1] ?? "")?.schema,
    (field, message) =>
      report(1, `The field "${field}" is left out: ${message}`),
  );
  const document = new Document({});
  for (const [name, value] of Object.entries(fields))
    document.set(name, document.createNode(value, { flow: true }));
  const yaml = document.toString({
    lineWidth: 0,
    flowCollectionPadding: false,
  });
  const blank = /^ *(`{3,}|~{3,})[^]*?^ *\1|\n{3,}/gm;
  const text = body.replace(blank, (found, fence) => (fence ? found : "\n\n"));
  const block = Object.keys(fields).length > 0 ? `---\n${yaml}---\n\n` : "";
  return `${block}${text.trim()}\n`;
}

/** Adds authors or tags to a data file; what is there stays as it is. */
function mergeData(
  root: string,
  name: "authors" | "tags",
  data: Fields,
  schema: z.ZodType,
): [file: string, text: string][] {
  const file = `content/${name}.yaml`;
  const absolute = path.join(root, file);
  const document = parseDocument(
    existsSync(absolute) ? readFileSync(absolute, "utf8") : "",
  );
  const keys = Object.keys(asRecord(document.toJS())).map(toKebabCase);
  const added = Object.entries(data).filter(
    ([key]) => !keys.includes(toKebabCase(key)),
  );
  for (const [key, fields] of added)
    document.set(key, document.createNode(keepValid(asRecord(fields), schema)));
  return added.length > 0 ? [[file, document.toString({ lineWidth: 0 })]] : [];
}
