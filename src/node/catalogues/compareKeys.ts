import { nearest } from "../../lib/nearest";
import { sourceLocale } from "../strings/fillStrings";
import { groupByBase } from "./groupByBase";
import { formOf } from "./messageParts";
import { misspeltForms } from "./misspeltForms";
import type { Catalogue } from "./readCatalogue";

type KeyFault = {
  kind: "missing" | "unused";
  key: string;
  message: string;
  fix: string;
};

/**
 * The keys that only one of two catalogues has. Two that are nearly the same
 * are one fault: which of them is right, only the code knows.
 * @param forms the plural forms that a text needs in the catalogue's language
 * @param slips keys that are plural forms under a misspelt name, which is told of them
 */
export function compareKeys(
  own: Catalogue,
  source: Catalogue,
  forms: readonly string[],
  slips: readonly string[],
): KeyFault[] {
  const groups = groupByBase(own);
  const wanted = groupByBase(source);
  const strange = new Set(misspeltForms(source).values());
  const lacking = [...wanted.keys()].filter(
    (base) => !groups.has(base) && !strange.has(base),
  );
  const misspelt = new Set<string>();

  const unused = [...groups].flatMap(([base, keys]) => {
    if (wanted.has(base) || slips.includes(base)) return [];
    const near = nearest(base, lacking);
    if (near !== undefined) misspelt.add(near);
    const fix = near
      ? `Rename it, or "${near}" there, which is missing here: one of the two is misspelt.`
      : "Remove it, or mend its name.";
    const message = `Nothing asks for this text: ${source.file} has no "${base}".`;
    return keys.map((key) => ({ kind: "unused" as const, key, message, fix }));
  });

  const missing = lacking.flatMap((base) => {
    if (misspelt.has(base)) return [];
    const isPlural = wanted.get(base)?.some(formOf);
    const keys = isPlural ? forms.map((form) => `${base}_${form}`) : [base];
    return keys.map((key) => ({
      kind: "missing" as const,
      key,
      message: `This text is missing; pages show the one of "${sourceLocale}".`,
      fix: `Add "${key}", as in ${source.file}.`,
    }));
  });
  return [...missing, ...unused];
}
