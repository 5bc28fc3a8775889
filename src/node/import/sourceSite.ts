import { readFileSync } from "node:fs";
import { parse as parseToml } from "smol-toml";
import {
  isRecord,
  normalizeText,
  parseFrontMatter,
  parseYaml,
} from "../frontMatter";

export type Fields = Record<string, unknown>;

/** An entry of another site, as it is there. */
export type SourceEntry = {
  kind: "post" | "page" | "doc";
  /** Absolute. */
  file: string;
  /** Its line in a file that holds several entries. Default: lines of the body are those of the file. */
  line?: number;
  /** As the source names it. Default: the language of the site. */
  lang?: string | undefined;
  /** What its translations share. */
  key: string;
  /** Its path on the old site, without the base path. */
  address: string;
  /** The path below content/docs, without extension. */
  docPath?: string;
  fields: Fields;
  body: string;
  format: "md" | "mdx" | "html";
};

/** What the config of another site says. */
export type SourceConfig = {
  /** Its name for reports. */
  generator: string;
  /** Protocol, host and base path. */
  url?: string | undefined;
  lang?: string | undefined;
  /** Folders whose files it serves at its root, from its own folder. */
  staticFolders: string[];
  /** By key, with the fields of content/authors.yaml and content/tags.yaml. */
  authors?: Fields;
  tags?: Fields;
  /** How shortcodes in its texts are written, if it has some. */
  shortcodes?: "hugo" | "liquid";
  /** What shortcodes may show. */
  config?: Fields;
};

export type SourceSite = SourceConfig & {
  /** Absolute. */
  root: string;
  entries: SourceEntry[];
};

/** Remembers what an import could not take over as it was. */
export type Report = (
  file: string,
  line: number | undefined,
  reason: string,
) => void;

/** What a generator's rules say of a file. */
type Location = Pick<SourceEntry, "kind" | "lang"> & {
  /** Its address, with words such as `:year`. */
  permalink: string;
  /** Front matter that its folder implies. */
  implied?: Fields;
};

/** A file of a site, and what follows from its path. */
export type SourceFile = {
  /** The groups that `files` may have beside `path`: where it lies, and in what. */
  area: string;
  above: string;
  lang: string | undefined;
  /** Without language and extension, and without `index` at the end. */
  path: string;
  isIndex: boolean;
  /** The date in its name, and the name without. */
  date: string | undefined;
  name: string;
};

/** Describes where the entries of a site lie, and what their addresses are. */
export type Generator = {
  /** Files and folders: a site has at least one of them. */
  marks: readonly string[];
  describe: (
    root: string,
    report: Report,
  ) => SourceConfig & {
    /** Finds entries; its group `path` has no extension. */
    files: RegExp;
    /** Says what a file is; undefined if it is no entry. */
    locate: (file: SourceFile, fields: Fields) => Location | undefined;
  };
};

export const isText = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "";

export const asRecord = (value: unknown): Fields =>
  isRecord(value) ? value : {};

/** Folds a field's name: generators write pubDate, pub_date and PubDate. */
const fold = (name: string) => name.toLowerCase().replace(/[_-]/g, "");

/**
 * Finds the first of several fields that is set.
 * @param names separated by spaces; a dot leads into a map
 */
export function pickField(fields: Fields, names: string): unknown {
  const values = names.split(" ").map((name) =>
    name.split(".").reduce<unknown>((value, step) => {
      const entries = Object.entries(asRecord(value));
      return entries.find(([key]) => fold(key) === fold(step))?.[1];
    }, fields),
  );
  return values.find((value) => (value ?? "") !== "");
}

export function pickText(fields: Fields, names: string): string | undefined {
  const value = pickField(fields, names);
  return isText(value) || typeof value === "number"
    ? String(value).trim()
    : undefined;
}

const tomlBlock = /^\+\+\+[ \t]*\n([^]*?)\n?\+\+\+[ \t]*(?:\n|$)/;

/** Splits a text with front matter in YAML or TOML; the body keeps the lines of the file. */
export function readSourceFile(file: string, report: Report) {
  const text = normalizeText(readFileSync(file, "utf8"));
  const [block, toml = ""] = tomlBlock.exec(text) ?? [];
  if (block === undefined) {
    const { data, body, errors } = parseFrontMatter(text);
    for (const { line, reason } of errors) report(file, line, reason);
    return { fields: data, body };
  }
  const body = block.replace(/[^\n]/g, "") + text.slice(block.length);
  return { fields: readSafely(() => parseToml(toml), file, report), body };
}

/** Reads a file of settings or data in YAML, JSON or TOML; empty where there is none. */
export const readDataFile = (file: string, report: Report): Fields =>
  readSafely(
    () => {
      const text = readFileSync(file, "utf8");
      return file.endsWith(".toml") ? parseToml(text) : parseYaml(text).data;
    },
    file,
    report,
  );

function readSafely(read: () => Fields, file: string, report: Report): Fields {
  try {
    return read();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "ENOENT") report(file, 1, message.split("\n")[0] ?? "");
    return {};
  }
}
