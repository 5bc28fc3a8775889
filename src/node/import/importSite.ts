import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { VFile } from "vfile";
import { Document, parseDocument } from "yaml";
import type { z } from "zod";
import { findCollection } from "../collections";
import { authorSchema } from "../content/data/authorSchema";
import { tagSchema } from "../content/data/tags";
import { plainPath } from "../links/address";
import { insertPartials } from "../markdown/partials";
import { loadSite } from "../site/loadSite";
import { htmlToMarkdown } from "./htmlToMarkdown";
import { planEntries } from "./planEntries";
import type { PlannedEntry } from "./planEntries";
import { replaceShortcodes } from "./replaceShortcodes";
import { createResolver } from "./resolveAddress";
import { asRecord, isText } from "./sourceSite";
import type { Fields, Report, SourceSite } from "./sourceSite";
import { parseText, translateText } from "./translateText";

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
  const authors = { ...source.authors };
  const planned = planEntries(source, paths, authors, report).filter(
    ({ target, file, line, path: at }) => {
      const name = [`${target}.md`, `${target}.mdx`].find((one) =>
        existsSync(path.join(root, one)),
      );
      const taken = name ?? (paths.has(at) ? `A page at ${at}` : undefined);
      if (taken) report(file, line, `${taken} exists already: left out.`);
      return !taken;
    },
  );
  const parsed = planned.map((entry) => {
    const reportLine = (line: number, reason: string) =>
      report(entry.file, entry.line ?? line, reason);
    const body = prepareBody(entry, source, reportLine);
    const syntax = entry.format === "mdx" ? "mdx" : "md";
    const text = parseText(body, syntax, reportLine);
    return { entry: { ...entry, format: text.format }, text, reportLine };
  });
  const entries = parsed.map(({ entry }) => entry);
  const copies = new Map<string, string>();
  const resolve = createResolver(source, entries, copies, report);
  const texts = new Map<string, string>();
  for (const { entry, text, reportLine } of parsed) {
    const { own, target, format } = entry;
    const body = translateText(
      text,
      (...address) => resolve(entry, ...address),
      reportLine,
    );
    if (isText(own.image)) {
      own.image = resolve(entry, own.image, true, 1);
      own.image_alt = own.image && own.image_alt;
    }
    texts.set(`${target}.${format}`, printEntry(entry, body, reportLine));
  }
  const data = new Map([
    ...mergeData(root, "authors", authors, authorSchema),
    ...mergeData(root, "tags", source.tags ?? {}, tagSchema),
  ]);
  return { entries, texts, data, copies };
}

/** Makes an entry's body Markdown, or MDX, without notations of its generator. */
function prepareBody(
  { body, format, file, fields }: PlannedEntry,
  { shortcodes, config = {} }: SourceSite,
  report: (line: number, reason: string) => void,
): string {
  if (format === "mdx")
    return insertPartials(body, new VFile({ path: file })).replace(
      // Code of this kind is part of the text.
      /^([ \t]*)(`{3,})mdx-code-block\n([^]*?\n)\1\2$/gm,
      "\n$3",
    );
  const scopes = { site: config, page: fields };
  const text = shortcodes
    ? replaceShortcodes(body, shortcodes, scopes, report)
    : body;
  if (format === "html") return htmlToMarkdown(text);
  // In Markdown a component's line would make HTML of what follows.
  return text.replace(componentLine, (found: string, fence, at: number) => {
    if (fence) return found;
    const line = text.slice(0, at).split("\n").length;
    if (!found.startsWith("</")) report(line, `Not translated: ${found}`);
    return "";
  });
}

const componentLine =
  /^ *(`{3,}|~{3,})[^]*?^ *\1|^<\/?[A-Z]\w*[a-z]\w*(?:\s[^<>\n]*)?>$/gm;

/** Keeps of some fields those that are set and that a schema takes. */
function keepValid(
  fields: Fields,
  schema: z.ZodType | undefined,
  report?: (field: string, message: string) => void,
): Fields {
  const given = Object.entries(fields).filter(
    ([, value]) => JSON.stringify(value ?? []) !== "[]",
  );
  const issues =
    schema?.safeParse(Object.fromEntries(given)).error?.issues ?? [];
  const invalid = new Map(issues.map((one) => [one.path[0], one.message]));
  for (const [name, message] of invalid) report?.(String(name), message);
  return Object.fromEntries(given.filter(([name]) => !invalid.has(name)));
}

/** A title where there is none: the end of the address, as words. */
function titleOf(address: string): string {
  const words = path.posix.parse(address).name.replace(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Prints an entry's file; a field that this site does not take is reported and left out. */
function printEntry(
  { target, own, address }: PlannedEntry,
  body: string,
  report: (line: number, reason: string) => void,
): string {
  const usual = /^\s*# /.test(body) ? undefined : titleOf(address);
  const { schema } = findCollection(target.split("/")[1] ?? "") ?? {};
  const fields = keepValid(
    { ...own, title: own.title ?? usual },
    schema,
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
  return `---\n${yaml}---\n\n${text.trim()}\n`;
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
  const added = Object.entries(data).filter(([key]) => !document.has(key));
  for (const [key, fields] of added)
    document.set(key, document.createNode(keepValid(asRecord(fields), schema)));
  return added.length > 0 ? [[file, document.toString({ lineWidth: 0 })]] : [];
}
