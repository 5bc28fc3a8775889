import { countOf } from "../content/countOf";
import { reportTexts } from "../reportTexts";
import type { CheckedContent } from "./checkContent";

type Check = CheckedContent & {
  root: string;
  /** How many are missing, and so on. */
  translations: string;
  seconds: number;
};

/** The report of a check, in the words of a build: faults stand where the eye ends. */
export function describeCheck(check: Check): string {
  const { texts, translations, seconds } = check;
  const { notes, warnings, errors } = reportTexts(check);
  const checked = `${countOf(texts, "text")} checked in ${seconds.toFixed(1)} s`;
  const verdict = errors
    ? "a build would stop."
    : warnings
      ? "a build would go through."
      : "no faults.";
  return [
    notes,
    warnings,
    errors,
    `Translations: ${translations} (npm run translations).`,
    `${checked}: ${verdict}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}
