import { readFileSync } from "node:fs";
import path from "node:path";
import { parse as parseToml } from "smol-toml";
import type { Diagnostic } from "../diagnostics/diagnostic";
import {
  isRecord,
  normalizeText,
  parseFrontMatter,
  parseYaml,
} from "../frontMatter";
import { listFiles } from "../paths";

export type Fields = Record<string, unknown>;

/** A text of another site, as its reader found it. */
export type SourceEntry = {
  kind: "post" | "page" | "doc";
  /** Absolute. */
  file: string;
  /** Its line in a file that holds several texts. Default: lines of the body are those of the file. */
  line?: number;
  /** As the source names it. Default: the language of the site. */
  lang?: string | undefined;
  /** What its translations share. */
  key: string;
  /** Its path on the old site, without the base path, with a slash at its end if it had one. */
  address: string;
  /** The path below its documentation, without extension. */
  docPath?: string;
  /** The front matter as it is written. */
  fields: Fields;
  /** Its text; lines are those of the file. */
  body: string;
  format: "md" | "mdx" | "html";
};

/** Another site, in the one shape that all readers return. */
export type SourceSite = {
  /** Its name for reports. */
  generator: string;
  /** Absolute. */
  root: string;
  /** Protocol, host and base path, if its config says them. */
  url?: string | undefined;
  lang?: string | undefined;
  entries: SourceEntry[];
  /** Absolute folders whose files it serves at its root. */
  staticFolders: string[];
  /** By key, with the fields of content/authors.yaml. */
  authors?: Record<string, Fields>;
  /** By key, with the fields of content/tags.yaml. */
  tags?: Record<string, Fields>;
  /** How tags in its texts are written, if it has some. */
  syntax?: "hugo" | "liquid" | "wordPress";
  /** What tags may show of its config. */
  config?: Fields;
  /** Addresses of pictures that texts name by numbers. */
  pictures?: ReadonlyMap<string, string>;
};

/** Remembers what an import could not take over as it was. */
export type Report = (
  file: string,
  line: number | undefined,
  reason: string,
) => void;
export type Finding = Pick<Diagnostic, "file" | "line" | "reason">;

export const isText = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "";

export const asRecord = (value: unknown): Fields =>
  isRecord(value) ? value : {};

/** Folds a field's name: generators write pubDate, pub_date and PubDate. */
const fold = (name: string) => name.toLowerCase().replace(/[_-]/g, "");

/** Finds the first of several fields that is there; a dot leads into a map. */
export function pickField(fields: Fields, ...names: string[]): unknown {
  for (const name of names) {
    let value: unknown = fields;
    for (const step of name.split(".")) {
      const found = Object.entries(asRecord(value)).find(
        ([key]) => fold(key) === fold(step),
      );
      value = found?.[1];
    }
    if (value !== undefined && value !== null && value !== "") return value;
  }
  return undefined;
}

export const pickText = (fields: Fields, ...names: string[]) => {
  const value = pickField(fields, ...names);
  return isText(value) || typeof value === "number"
    ? String(value).trim()
    : undefined;
};

const toml = /^\+\+\+[ \t]*\n([^]*?)\n?\+\+\+[ \t]*(?:\n|$)/;
const json = /^\{\s*\n[^]*?\n\}[ \t]*(?:\n|$)/;

/** Reads a text with front matter in YAML, TOML or JSON. */
export function readSourceFile(
  file: string,
  report: Report,
): Pick<SourceEntry, "fields" | "body" | "format"> {
  const [, ending] = /\.(html|mdx)$/.exec(file) ?? [];
  const format = (ending ?? "md") as SourceEntry["format"];
  const text = normalizeText(readFileSync(file, "utf8"));
  const [block = "", code = ""] = toml.exec(text) ?? json.exec(text) ?? [];
  if (block === "") {
    const { data, body, errors } = parseFrontMatter(text);
    for (const { line, reason } of errors) report(file, line, reason);
    return { fields: data, body, format };
  }
  const body = block.replace(/[^\n]/g, "") + text.slice(block.length);
  const parse = () => (code ? parseToml(code) : (JSON.parse(block) as Fields));
  return { fields: readSafely(parse, file, report), body, format };
}

/** Reads a file of settings or data, whatever its form; nothing where there is none. */
export function readDataFile(file: string, report: Report): Fields {
  return readSafely(
    () => {
      const text = normalizeText(readFileSync(file, "utf8"));
      if (path.extname(file) === ".toml") return parseToml(text);
      // JSON is YAML.
      return parseYaml(text).data;
    },
    file,
    report,
  );
}

function readSafely(read: () => Fields, file: string, report: Report): Fields {
  try {
    return read();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const [reason = ""] = message.split("\n");
    if (code !== "ENOENT") report(file, 1, reason);
    return {};
  }
}

/** Lists texts below a folder, without those of packages and of hidden folders. */
export const listTexts = (
  root: string,
  folder = "",
  others: readonly string[] = [],
): string[] =>
  listFiles(root, folder).filter(
    (name) =>
      ["md", "mdx", "markdown", ...others].includes(
        name.split(".").pop() ?? "",
      ) &&
      !/(?:^|\/)(?:node_modules|vendor|_site|\.[^/]+)\//.test(name) &&
      !/(?:^|\/)(?:readme|changelog|contributing|license|code_of_conduct)\.\w+$/i.test(
        name,
      ),
  );

/** Finds a value in a config that is code, which an import does not run. */
export function findInCode(file: string, name: string): string | undefined {
  try {
    const code = readFileSync(file, "utf8");
    return new RegExp(`\\b${name}:\\s*(["'\`])(.*?)\\1`).exec(code)?.[2];
  } catch {
    return undefined;
  }
}

/** An address of steps, each as it is, with a slash before them and none behind. */
export const joinAddress = (...steps: (string | undefined)[]) =>
  path.posix.join("/", ...steps.map((step) => step ?? "")).replace(/\/$/, "") ||
  "/";
