import { defaultLocale, localeCodes } from "../../config/locales";
import { textGaps } from "../../lib/textGaps";
import type { Gap } from "../../lib/textGaps";
import { fieldPath } from "../content/checkFields";
import type { ContentProblem } from "../content/problem";
import { someOf } from "./someOf";

/** A language that is new lacks all of them, and nobody reads as many reports. */
const most = 5;

/** The owner's texts in a file that some languages lack, each with its line; one problem for a language that lacks many. */
export function reportGaps(
  file: string,
  data: unknown,
  lineOf: (path: Gap["path"]) => number | undefined,
): ContentProblem[] {
  const all = textGaps(data, localeCodes);
  return localeCodes.flatMap((locale) => {
    const gaps = all
      .filter((gap) => gap.locale === locale)
      .map(({ path }) => ({ field: fieldPath(path), line: lineOf(path) }));
    const fix = `Add ${locale}: "…" beside ${defaultLocale}.`;
    const shared = { severity: "warning" as const, file, fix };
    const shown = `no "${locale}", and pages show the "${defaultLocale}" one`;
    if (gaps.length <= most) {
      const message = `This text has ${shown}.`;
      return gaps.map((gap) => ({ ...shared, ...gap, message }));
    }
    const places = gaps.map(({ field, line }) =>
      line === undefined ? field : `${field} (line ${line})`,
    );
    const message = `${gaps.length} texts have ${shown}: ${someOf(places)}.`;
    return [{ ...shared, line: gaps[0]?.line, message }];
  });
}
