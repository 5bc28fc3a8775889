import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Document, parseDocument } from "yaml";
import type { z } from "zod";
import { ownerConfig } from "../../config/ownerConfig";
import { groupBy } from "../../lib/groupBy";
import { siteConfig } from "../../config/resolved";
import { findCollection } from "../../site/collections";
import { createAuthorSchema } from "../../site/content/data/authorSchema";
import { createTagSchema } from "../../site/content/data/tags";
import { toKebabCase } from "../../site/content/slugs";
import { plainPath } from "../../site/links/address";
import { loadSite } from "../../site/loadSite";
import { listUnknownFields, pickText } from "./fieldSynonyms";
import type { Fields, OldSite, Report } from "./oldSite";
import { addAliases, planEntries } from "./planEntries";
import type { PlannedEntry } from "./planEntries";
import { createResolver } from "./resolveAddress";
import { authorKey, translateAuthor } from "./translateFields";
import { translateText } from "./translateText";

/** Everything that an import writes, by its path from the project's root. */
export type Import = Awaited<ReturnType<typeof importSite>>;

/** Turns another site into files of this one. Writes nothing. */
export async function importSite(root: string, old: OldSite, report: Report) {
  const { routes } = await loadSite(root, ownerConfig);
  const paths = new Set(routes.map((route) => plainPath(route.path)));
  const shared = {
    authors: rekey(old.authors, authorKey, translateAuthor),
    tags: rekey(old.tags, toKebabCase, (tag) => tag),
  };
  const planned = planEntries(old, shared);
  const entries = planned.filter(({ target, path: at, report: reportLine }) => {
    const isFile = existsSync(path.join(root, target));
    if (isFile || paths.has(at))
      reportLine(1, `Left out: ${isFile ? target : `a page at ${at}`} exists.`);
    return !isFile && !paths.has(at);
  });
  const addresses = addAliases(entries, paths);
  reportUnknownFields(entries);
  /** Pictures and files: where they go, and where they are in the old site. */
  const copies = new Map<string, string>();
  const resolveFrom = createResolver(old, entries, copies);
  const texts = entries.map((entry): [file: string, text: string] => {
    const { frontMatter, body, target, report: reportLine } = entry;
    const resolve = resolveFrom(entry);
    const image = pickText(frontMatter, "image");
    if (image) frontMatter.image = resolve(image, true, 1);
    if (!frontMatter.image) delete frontMatter.image_alt;
    return [
      target,
      printEntry(entry, translateText(body, resolve, reportLine)),
    ];
  });
  return {
    entries,
    answered: addresses.answered,
    // What is left out had an address as well.
    addresses: addresses.total + old.entries.length - entries.length,
    texts,
    data: [
      ...mergeData(
        root,
        "authors",
        shared.authors,
        createAuthorSchema(siteConfig.i18n),
        report,
      ),
      ...mergeData(
        root,
        "tags",
        shared.tags,
        createTagSchema(siteConfig.i18n),
        report,
      ),
    ],
    copies,
  };
}

const rekey = (
  data: Fields,
  createKey: (key: string) => string,
  translate: (value: unknown) => unknown,
): Fields =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      createKey(key),
      translate(value),
    ]),
  );

/** Notes each field that is left out once, at the first text that has it. */
function reportUnknownFields(entries: readonly PlannedEntry[]): void {
  const users = groupBy(
    entries.flatMap((entry) =>
      listUnknownFields(entry.fields).map((name) => ({ name, entry })),
    ),
    ({ name }) => name,
  );
  for (const [name, [first, ...others]] of users) {
    const more = others.length > 0 ? `, as in ${others.length} more` : "";
    first?.entry.report(1, `The field "${name}" is left out${more}.`);
  }
}

/** Keeps those fields that are set and that a schema takes. */
function keepValid(
  fields: Fields,
  schema: z.ZodObject | undefined,
  report: (reason: string) => void,
): Fields {
  const set = Object.entries(fields).filter(
    ([name, value]) =>
      schema?.shape[name] !== undefined &&
      !["[]", '""', "false"].includes(JSON.stringify(value ?? "")),
  );
  const issues = schema?.safeParse(Object.fromEntries(set)).error?.issues ?? [];
  const invalid = new Map(issues.map((one) => [one.path[0], one.message]));
  for (const [name, message] of invalid)
    report(`The field "${String(name)}" is left out: ${message}`);
  return Object.fromEntries(set.filter(([name]) => !invalid.has(name)));
}

/** Prints an entry's file. Without a title, the end of its address is one. */
function printEntry(entry: PlannedEntry, body: string): string {
  const { target, frontMatter, address, report } = entry;
  const words = path.posix.parse(address).name.replace(/[-_]+/g, " ");
  const usual = /^\s*# /.test(body) ? undefined : words;
  const fields = keepValid(
    { ...frontMatter, title: frontMatter.title || usual },
    findCollection(target.split("/")[1] ?? "")?.schema,
    (reason) => report(1, reason),
  );
  const document = new Document({});
  for (const [name, value] of Object.entries(fields))
    document.set(name, document.createNode(value, { flow: true }));
  const yaml = document.toString({
    lineWidth: 0,
    flowCollectionPadding: false,
  });
  const block = Object.keys(fields).length > 0 ? `---\n${yaml}---\n\n` : "";
  return `${block}${body.trim()}\n`;
}

/** Adds authors or tags to a data file; what is there stays as it is. */
function mergeData(
  root: string,
  name: "authors" | "tags",
  data: Fields,
  schema: z.ZodObject,
  report: Report,
): [file: string, text: string][] {
  const file = `content/${name}.yaml`;
  const absolute = path.join(root, file);
  // Without a list of tags, entries may have any.
  if (name === "tags" && !existsSync(absolute)) return [];
  const document = parseDocument(
    existsSync(absolute) ? readFileSync(absolute, "utf8") : "",
  );
  const keys = Object.keys(Object(document.toJS()) as Fields).map(toKebabCase);
  const added = Object.entries(data).filter(
    ([key]) => !keys.includes(toKebabCase(key)),
  );
  for (const [key, fields] of added) {
    const valid = keepValid(Object(fields) as Fields, schema, (reason) =>
      report(file, 1, `${key}: ${reason}`),
    );
    document.set(key, document.createNode(valid));
  }
  return added.length > 0 ? [[file, document.toString({ lineWidth: 0 })]] : [];
}
