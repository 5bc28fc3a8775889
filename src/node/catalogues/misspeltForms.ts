import { languageTag } from "../../config/languageTag";
import { nearest } from "../../lib/nearest";
import { sourceLocale } from "../strings/fillStrings";
import { groupByBase } from "./groupByBase";
import { formOf } from "./messageParts";
import { pluralForms } from "./pluralForms";
import type { Catalogue } from "./readCatalogue";

/** Missing plural forms, with the key that each seems to be misspelt as: n_other -> n_oter. */
export function misspeltForms(
  catalogue: Catalogue,
  tag = languageTag(sourceLocale),
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const single = [...catalogue.entries.keys()].filter((key) => !formOf(key));
  for (const [base, keys] of groupByBase(catalogue)) {
    if (!keys.some(formOf)) continue;
    const endings = single
      .filter((key) => key.startsWith(`${base}_`))
      .map((key) => key.slice(base.length + 1));
    for (const form of pluralForms(tag).needed) {
      const key = `${base}_${form}`;
      const meant = keys.includes(key) ? undefined : nearest(form, endings);
      if (meant !== undefined) found.set(key, `${base}_${meant}`);
    }
  }
  return found;
}
