import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Messages } from "../../lib/findMessage";
import { isRecord, notUtf8, parseYaml } from "../files/parseYaml";
import { readText } from "../files/paths";
import { isError } from "../diagnostics/diagnostic";
import type { Diagnostic } from "../diagnostics/diagnostic";

/** The language that defines the keys, and to which others fall back. */
export const sourceLocale = "en";

/** A file of messages, `locales/<locale>/<namespace>.json`. */
export type MessageFile = {
  /** The path from the project's root. */
  file: string;
  /** Empty if the file can't be read. */
  messages: Messages;
  /** The errors of the file: invalid JSON, or values that are not messages. */
  errors: Diagnostic[];
};

/** Lists the namespaces that a locale has files for. */
export function listNamespaces(root: string, locale: string): string[] {
  const folder = path.join(root, "locales", locale);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => path.basename(name, ".json"))
    .sort();
}

/** Returns the path of a file of messages from the project's root. */
export const messagesFile = (locale: string, namespace: string): string =>
  `locales/${locale}/${namespace}.json`;

/**
 * Returns the locale whose messages count where this one has none, if there is one.
 * @example findBase("de-AT") -> "de"; findBase("de") -> undefined
 */
export const findBase = (locale: string): string | undefined =>
  /^(.+)-[^-]+$/.exec(locale)?.[1];

/** True if a locale has messages, of its own or of its base language. */
export function hasMessages(root: string, locale: string): boolean {
  const base = findBase(locale);
  return (
    listNamespaces(root, locale).length > 0 ||
    (base !== undefined && hasMessages(root, base))
  );
}

/** Reads a namespace of a locale, with those of its base language below; without messages if there is no file. */
export function readMessages(
  root: string,
  locale: string,
  namespace: string,
): MessageFile {
  const file = messagesFile(locale, namespace);
  const filePath = path.join(root, file);
  const json = existsSync(filePath) ? readText(filePath) : "{}";
  const result =
    json === undefined
      ? { file, messages: {}, errors: [{ ...notUtf8, file }] }
      : parseMessages(json, file);
  const base = findBase(locale);
  if (base === undefined) return result;
  const { messages } = readMessages(root, base, namespace);
  return { ...result, messages: { ...messages, ...result.messages } };
}

/** The files as they were parsed last: each page asks for those of its language. */
const parsed = new Map<string, { json: string; result: MessageFile }>();

/** Parses a file of messages. YAML's parser finds duplicate keys. */
export function parseMessages(json: string, file: string): MessageFile {
  const earlier = parsed.get(file);
  if (earlier?.json === json) return earlier.result;
  const result = parseJson(json, file);
  parsed.set(file, { json, result });
  return result;
}

function parseJson(json: string, file: string): MessageFile {
  const invalid =
    findSyntaxError(json) ?? parseYaml(json).diagnostics.find(isError);
  if (invalid) {
    const reason = `Invalid JSON: ${invalid.reason}.`;
    const note = "Every key and text needs double quotes, with commas between.";
    const error = { file, line: invalid.line, reason, fatal: true, note };
    return { file, messages: {}, errors: [error] };
  }
  const messages: Record<string, string> = {};
  const errors: Diagnostic[] = [];
  const collect = (value: unknown, field: string) => {
    if (typeof value === "string") messages[field] = value;
    else if (isRecord(value)) {
      for (const [key, inner] of Object.entries(value)) {
        collect(inner, field === "" ? key : `${field}.${key}`);
      }
    } else {
      const reason = "Expected a text, or a group of texts in braces.";
      errors.push({ file, field: field.split("."), reason, fatal: true });
    }
  };
  collect(JSON.parse(json), "");
  return { file, messages: errors.length > 0 ? {} : messages, errors };
}

function findSyntaxError(json: string) {
  try {
    JSON.parse(json);
    return undefined;
  } catch (error) {
    const { message: reason } = error as SyntaxError;
    const [, position = json.length] = /at position (\d+)/.exec(reason) ?? [];
    const line = json.slice(0, Number(position)).split("\n").length;
    return { reason, line };
  }
}
