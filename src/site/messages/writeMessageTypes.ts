import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Messages } from "../../lib/findMessage";
import { groupBy } from "../../lib/groupBy";
import { getBaseKey, getPluralForm } from "./plurals";
import { listNamespaces, readMessages, sourceLocale } from "./readMessages";

const typesFile = "src/theme/i18n/messages.d.ts";

/** Writes the types of all messages if they have changed. */
export function writeMessageTypes(root: string): void {
  const file = path.join(root, typesFile);
  // Tests build folders without code.
  if (!existsSync(path.dirname(file))) return;
  const types = printMessageTypes(root);
  const before = existsSync(file) ? readFileSync(file, "utf8") : null;
  if (types !== null && types !== before) writeFileSync(file, types);
}

/**
 * Prints the types of all messages. TypeScript knows the keys of imported JSON,
 * but not the placeholders in its texts.
 * @returns null if a file can't be read
 */
function printMessageTypes(root: string): string | null {
  const namespaces: string[] = [];
  for (const name of listNamespaces(root, sourceLocale)) {
    const { messages, errors } = readMessages(root, sourceLocale, name);
    if (errors.length > 0) return null;
    namespaces.push(`  ${name}: {\n${printNamespace(messages)}\n  };`);
  }
  return `// Made of locales/${sourceLocale} by each build; npm run develop keeps it up to date.

/** The gaps of a message: values for its placeholders, and elements around some of its words. */
type Message<Values extends object = object, Elements extends string = never> = {
  values: Values;
  elements: Elements;
};

/** Every message of the interface, by namespace and key. */
export type Messages = {
${namespaces.join("\n")}
};
`;
}

const placeholder = /\{\{(\w+)(?:, (\w+))?\}\}/g;
const element = /<(\w+)>/g;

const compareNames = (
  [a]: readonly [string, unknown],
  [b]: readonly [string, unknown],
) => (a < b ? -1 : 1);

/** Prints one line per message, with the placeholders and elements of all its plural forms. */
function printNamespace(messages: Messages): string {
  return groupBy(Object.keys(messages), getBaseKey)
    .sort(compareNames)
    .map(([base, keys]) => {
      const types = new Map<string, string>();
      const text = keys.map((key) => messages[key]).join("\n");
      for (const [, name = "", format] of text.matchAll(placeholder)) {
        types.set(name, format === "number" ? "number" : "string");
      }
      if (keys.some(getPluralForm)) types.set("count", "number");
      const values = [...types].sort(compareNames);
      const elements = new Set(
        [...text.matchAll(element)].map(([, name]) => name),
      );
      return `    "${base}": ${printMessage(values, [...elements].sort())};`;
    })
    .join("\n");
}

function printMessage(
  values: readonly (readonly [string, string])[],
  elements: readonly (string | undefined)[],
): string {
  if (values.length === 0 && elements.length === 0) return "Message";
  const fields = values.map(([name, type]) => `${name}: ${type}`).join("; ");
  const names = elements.map((name) => `"${name}"`).join(" | ");
  return `Message<{ ${fields} }${names && `, ${names}`}>`;
}
