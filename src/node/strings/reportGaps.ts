import { defaultLocale, localeCodes } from "../../config/locales";
import { textGaps } from "../../lib/textGaps";
import type { ContentProblem } from "../content/problem";
import { someOf } from "./someOf";

/** The owner's texts in a file that some languages lack, one problem for each of these. */
export function reportGaps(file: string, data: unknown): ContentProblem[] {
  const gaps = textGaps(data, localeCodes);
  return localeCodes.flatMap((locale) => {
    const paths = gaps
      .filter((gap) => gap.locale === locale)
      .map(({ path }) => path);
    if (paths.length === 0) return [];
    const texts =
      paths.length === 1 ? "1 text has" : `${paths.length} texts have`;
    return [
      {
        severity: "warning" as const,
        file,
        message: `${texts} no "${locale}", and pages show the "${defaultLocale}" one: ${someOf(paths)}.`,
        fix: `Add ${locale}: "…" beside ${defaultLocale}.`,
      },
    ];
  });
}
