import { memoize } from "../../../lib/memoize";

const units = [
  "%|‰|°[CF]?|€|£|\\$|EUR|USD|GBP|CHF",
  "[kKMGT]i?B|[kMG]bit|[kMG]?Hz|dpi|fps|px|pt|r?em",
  "[nµm]?s|min|h|[nµmck]?m[²³]?|km/h|[µmk]?g|[mc]?l|[kMG]Wh?",
];
/** What is said behind a number in a language, besides. */
const unitsIn: Readonly<Record<string, string>> = {
  de: "Uhr|Tsd|Mio|Mrd",
  en: "[ap]m|[ap]\\.m|bn",
};
/** What a number follows. */
const beforeNumber =
  "Abb|Abs|Art|Bd|[Cc]h|[Ff]ig|Kap|Nos?|Nr|S|pp?|[Ss]ec|Tab|[Vv]ol|Ziff";

/** A language's names of the months, long and short, without the dots of the latter. */
function monthsOf(tag: string): string {
  const all = (["long", "short"] as const).flatMap((month) => {
    const names = new Intl.DateTimeFormat(tag, { month, timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, at) =>
      names.format(Date.UTC(2026, at)),
    );
  });
  const plain = all.map((name) => name.replace(/\.$/, ""));
  // Some languages have numbers.
  return plain.filter((name) => /^\p{L}{3,}$/u.test(name)).join("|") || "(?!)";
}

/** A space, of which the patterns say what stands behind it and before. */
const space = "[ \\n]";
const noWord = "(?![\\p{L}\\p{N}])";
const noWordBefore = "(?<![\\p{L}\\p{N}])";

/** Finds the spaces where a text in a language must not be broken. */
export const findNonBreakingSpaces = memoize((tag: string): RegExp => {
  const [language = ""] = tag.split("-");
  const measures = [...units, unitsIn[language] ?? "(?!)"].join("|");
  const months = monthsOf(tag);
  const day = "(?<!\\d)\\d{1,2}";
  const places = [
    // 20 kB, 15 %
    `(?=(?:${measures})${noWord})(?<=\\d${space})`,
    // Nr. 2, § 5
    `(?=\\d)(?<=(?:§|${noWordBefore}(?:${beforeNumber})\\.)${space})`,
    // 10. Juli, 10 July, July 10, 3. 4.
    `(?=(?:${months})(?!\\p{L}))(?<=${day}\\.?${space})`,
    `(?=\\d{1,2}(?!\\d))(?<=(?<!\\p{L})(?:${months})\\.?${space})`,
    `(?=\\d{1,2}\\.)(?<=${day}\\.${space})`,
    // z. B.
    `(?=\\p{L}\\.)(?<=${noWordBefore}\\p{L}\\.${space})`,
  ];
  return new RegExp(`${space}(?:${places.join("|")})`, "gu");
});
