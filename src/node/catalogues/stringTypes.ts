import { sourceLocale } from "../strings/fillStrings";
import { readCatalogues } from "./checkCatalogues";
import { baseOf, formOf, messageParts } from "./messageParts";
import type { Catalogue } from "./readCatalogue";

/** Where the types stand. */
export const stringTypesFile = "src/i18n/strings.d.ts";

const typeOf = (slot: string, format: string, isPlural: boolean) =>
  format === "number" || (isPlural && slot === "count") ? "number" : "string";

/** What code has to give for each text: in a plural, for all its forms together. */
function messagesOf({ entries }: Catalogue): Map<string, string> {
  const slots = new Map<string, Map<string, string>>();
  const elements = new Map<string, Set<string>>();
  for (const [key, { text }] of entries) {
    const base = baseOf(key);
    const parts = messageParts(text);
    const ofBase = slots.get(base) ?? new Map<string, string>();
    slots.set(base, ofBase);
    const isPlural = formOf(key) !== undefined;
    if (isPlural) ofBase.set("count", "number");
    for (const [slot, format] of parts.slots) {
      ofBase.set(slot, typeOf(slot, format, isPlural));
    }
    const tags = elements.get(base) ?? new Set<string>();
    elements.set(base, tags);
    for (const tag of parts.tags) tags.add(tag);
  }
  return new Map(
    [...slots].map(([base, own]) => {
      const fields = [...own].sort(([a], [b]) => (a < b ? -1 : 1));
      const types = fields.map(([name, type]) => `${name}: ${type}`);
      const tags = [...(elements.get(base) ?? [])].sort();
      const names = tags.map((tag) => `"${tag}"`).join(" | ");
      const given = [
        ...(types.length > 0 || names ? [`{ ${types.join("; ")} }`] : []),
        ...(names ? [names] : []),
      ];
      return [
        base,
        given.length > 0 ? `Message<${given.join(", ")}>` : "Message",
      ];
    }),
  );
}

/**
 * The types of the interface's texts: TypeScript knows the keys of imported
 * JSON, but takes its texts for any text, and so knows no slots.
 */
export function stringTypes(root: string): string {
  const namespaces = [...readCatalogues(root, sourceLocale)].map(
    ([name, catalogue]) => {
      const lines = [...messagesOf(catalogue)]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, type]) => `    "${key}": ${type};`);
      return `  ${name}: {\n${lines.join("\n")}\n  };`;
    },
  );
  return `// Made of locales/${sourceLocale} by each build; npm run develop keeps it up to date.

/** What a text leaves open: values for its slots, and elements around some of its words. */
type Message<Slots extends object = object, Elements extends string = never> = {
  slots: Slots;
  elements: Elements;
};

/** Every text of the interface, by namespace and key. */
export type Strings = {
${namespaces.join("\n")}
};
`;
}
