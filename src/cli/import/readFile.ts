import { readFileSync } from "node:fs";
import path from "node:path";
import { parse as parseToml } from "smol-toml";
import {
  normalizeText,
  parseFrontMatter,
  parseYaml,
} from "../../site/files/frontMatter";
import type { Fields } from "./oldSite";

const tomlBlock = /^\+\+\+[ \t]*\n([^]*?)\n?\+\+\+[ \t]*(?:\n|$)/;

/** Parses TOML to plain values: of dates the parser makes objects of its own. */
const readToml = (text: string) =>
  JSON.parse(JSON.stringify(parseToml(text))) as Fields;

/**
 * Splits a text with front matter in YAML or TOML; the body keeps the lines of
 * the file.
 * @throws Error with what is wrong in TOML
 */
export function readTextFile(root: string, file: string) {
  const text = normalizeText(readFileSync(path.join(root, file), "utf8"));
  const [block, toml = ""] = tomlBlock.exec(text) ?? [];
  if (block === undefined) {
    const { data, body, errors } = parseFrontMatter(text);
    return { fields: data, body, error: errors[0]?.reason };
  }
  const body = block.replace(/[^\n]/g, "") + text.slice(block.length);
  try {
    return { fields: readToml(toml), body };
  } catch (error) {
    return { fields: {}, body, error: (error as Error).message.split("\n")[0] };
  }
}

/** Reads settings or data in YAML, JSON or TOML; empty where none of the files is there. */
export function readDataFile(
  root: string,
  files: ReadonlySet<string>,
  names: readonly string[],
): Fields {
  const file = names.find((name) => files.has(name));
  if (file === undefined) return {};
  const text = readFileSync(path.join(root, file), "utf8");
  return file.endsWith(".toml") ? readToml(text) : parseYaml(text).data;
}
