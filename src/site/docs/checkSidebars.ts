import type { OwnerConfig, SidebarsInput } from "../../config/types";
import { listLocales } from "../../config/i18n";
import { noCircle } from "../../config/schema/noCircle";
import { createLocalizedFields } from "../../config/schema/localized";
import { createSidebarsSchema } from "../../config/schema/sidebarsSchema";
import { currentVersion, readDocsArea } from "../collections/docsInstances";
import { describeMissingExport, sidebarsFile } from "../config/configFile";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { fromZodIssues } from "../diagnostics/fromZodIssues";
import { describeUnknownId } from "./checkId";

/**
 * Returns the key of a version in src/config/sidebars.ts.
 * @example getSidebarsKey("docs@2026") -> "default@2026"
 */
export function getSidebarsKey(area: string): string {
  const { instance = "", version } = readDocsArea(area) ?? {};
  return version === currentVersion ? instance : `${instance}@${version}`;
}

/** Validates what src/config/sidebars.ts exports; with an error it counts as empty, so that nothing more is said of it. */
export function validateSidebars({
  config: { i18n },
  sidebars,
}: Pick<OwnerConfig, "config"> & {
  sidebars: SidebarsInput | undefined;
}): { sidebars: SidebarsInput; diagnostics: Diagnostic[] } {
  if (sidebars === undefined) {
    const missing = describeMissingExport(sidebarsFile, []);
    return { sidebars: {}, diagnostics: [missing] };
  }
  const schema = createSidebarsSchema(
    createLocalizedFields(listLocales(i18n), i18n.defaultLocale),
  );
  const { error } = noCircle(schema).safeParse(sidebars);
  if (!error) return { sidebars, diagnostics: [] };
  const source = { file: sidebarsFile, data: sidebars, schema };
  return { sidebars: {}, diagnostics: fromZodIssues(error.issues, source) };
}

/**
 * Reports sidebars of docs that there are not.
 * @param areas folders below content/ with docs, including drafts
 */
export function checkSidebars(
  sidebars: SidebarsInput,
  areas: readonly string[],
): Diagnostic[] {
  const keys = areas.map(getSidebarsKey);
  return Object.keys(sidebars)
    .filter((key) => !keys.includes(key))
    .map((key): Diagnostic => {
      const reason = `There are no docs "${key}".`;
      return {
        fatal: true,
        file: sidebarsFile,
        field: [key],
        ...describeUnknownId(reason, key, keys),
      };
    });
}
