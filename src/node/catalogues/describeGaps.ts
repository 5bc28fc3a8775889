import { nearest } from "../../lib/nearest";
import type { ContentProblem } from "../content/problem";
import { sourceLocale } from "../strings/fillStrings";
import { someOf } from "../strings/someOf";
import { baseOf } from "./messageParts";
import type { Catalogue } from "./readCatalogue";

const folder = `locales/${sourceLocale}`;
const bare = "and the code asks for it, so pages would show";

/** The line of a key, or of the last text in its group. */
function lineOf({ entries }: Catalogue, key: string): number | undefined {
  const group = key.slice(0, key.lastIndexOf(".") + 1);
  const all = [...entries];
  const [, entry] =
    all.find(([name]) => baseOf(name) === key) ??
    all.findLast(([name]) => name.startsWith(group)) ??
    [];
  return entry?.line;
}

type Around = {
  /** Keys that may be misspelt ones. */
  extras: readonly string[];
  /** A file that has what is lacking; without one, no language has it. */
  model?: string | undefined;
};

/** What a file of the source lacks: by itself what has a misspelt key beside it, the rest as one. */
export function lackingTexts(
  source: Catalogue,
  lacking: readonly string[],
  { extras, model }: Around,
): ContentProblem[] {
  const { file } = source;
  const severity = "error" as const;
  const everywhere = model ? "" : ", in every language";
  const rest: string[] = [];
  const misspelt = lacking.flatMap((key) => {
    const meant = nearest(key, extras);
    if (meant === undefined) rest.push(key);
    return meant === undefined
      ? []
      : {
          ...{ severity, file, field: meant, line: lineOf(source, meant) },
          message: `There is no "${key}", ${bare} the key itself.`,
          fix: `Did you misspell it as "${meant}"? Rename that one${everywhere}.`,
        };
  });
  const [first] = rest;
  if (first === undefined) return misspelt;
  const message =
    rest.length === 1
      ? `There is no "${first}", ${bare} the key itself.`
      : `There are ${rest.length} texts missing that the code asks for, so pages would show their keys: ${someOf(rest)}.`;
  const what = rest.length === 1 ? "it" : "them";
  const fix = model
    ? `Add ${what}, as in ${model}.`
    : `Bring ${what} back, or write ${what} anew, in every language.`;
  const place = { file, line: lineOf(source, first) };
  return [...misspelt, { severity, ...place, message, fix }];
}

/** A file of the source that is not there, and one of another language to copy. */
export const noFile = (
  name: string,
  model: string,
  meant: string | undefined,
): ContentProblem => ({
  severity: "error",
  file: `${folder}/${name}.json`,
  message: `There is no such file, and the code asks for its texts, so pages would show their keys.`,
  fix: meant
    ? `Did you misspell it as "${meant}.json"? Rename that one.`
    : `Bring it back, or copy ${model}, and write its texts in "${sourceLocale}".`,
});

/** The folder of the source that is not there, and languages to copy. */
export const noFolder = (models: readonly string[]): ContentProblem => ({
  severity: "error",
  file: folder,
  message: `There is no such folder, and the code asks for its texts, so pages would show their keys.`,
  fix: `Bring it back${models[0] ? `, or copy locales/${models[0]}, and write its texts in "${sourceLocale}"` : ""}.`,
});
