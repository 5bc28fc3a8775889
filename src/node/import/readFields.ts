import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse as parseToml } from "smol-toml";
import {
  isRecord,
  normalizeText,
  parseFrontMatter,
  parseYaml,
} from "../frontMatter";
import type { Fields, Report } from "./source";

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
  return { fields: readToml(toml, file, report), body };
}

/** Reads a file of settings or data in YAML, JSON or TOML; empty where there is none. */
export function readDataFile(file: string, report: Report): Fields {
  if (!existsSync(file)) return {};
  const text = readFileSync(file, "utf8");
  return file.endsWith(".toml")
    ? readToml(text, file, report)
    : parseYaml(text).data;
}

function readToml(text: string, file: string, report: Report): Fields {
  try {
    return parseToml(text);
  } catch (error) {
    report(file, 1, (error as Error).message.split("\n")[0] ?? "");
    return {};
  }
}

/**
 * Reads a config that is code, which an import doesn't run.
 * @param names of the file, one of which may be there
 * @returns what finds the text of an option, within the braces of a section
 */
export function readCodeConfig(root: string, names: readonly string[]) {
  const file = names.map((name) => path.join(root, name)).find(existsSync);
  const written = file ? readFileSync(file, "utf8") : "";
  const code = written.replace(/(?<!:)\/\/.*/g, "");
  return (name: string, section?: string): string | undefined => {
    const start = section ? `\\b${section}:\\s*\\{[^{}]*` : "";
    const option = new RegExp(`${start}\\b${name}:\\s*(["'\`])(.*?)\\1`);
    return option.exec(code)?.[2];
  };
}
