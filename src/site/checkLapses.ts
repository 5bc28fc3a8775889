import { siteConfig } from "../config/resolved";
import { isLapsed, getToday } from "../lib/zonedTime";
import type { PageEntry } from "./collections/pageFields";
import { configFile } from "./config/configFile";
import type { Diagnostic } from "./diagnostics/diagnostic";

/** Days before something lapses that its owner is told. */
const notice = 30;

/** Reports what lapses soon, and what has lapsed: options with dates, and pages reviewed a year ago. */
export function checkLapses(pages: readonly PageEntry[]): Diagnostic[] {
  const ahead = new Date(Date.now() + notice * 86_400_000);
  const lastDay = ahead.toISOString().slice(0, 10);
  const describe = (
    until: string | undefined,
    place: Pick<Diagnostic, "file" | "line" | "field" | "note">,
  ): Diagnostic[] =>
    until === undefined || until > lastDay
      ? []
      : [
          {
            reason: `${isLapsed({ until }) ? "Lapsed" : "Lapses"} on ${until}.`,
            fatal: null,
            ...place,
          },
        ];
  return [
    ...Object.entries(siteConfig.lastDays).flatMap(([option, until]) =>
      describe(until, {
        file: configFile,
        field: [option],
        note: "Change its dates, or delete it: no page shows what has lapsed.",
      }),
    ),
    ...pages
      .filter(({ isFallback }) => !isFallback)
      .flatMap(({ reviewed, sourcePath: file, lines }) =>
        describe(reviewed && addYear(reviewed), {
          file,
          line: lines.reviewed,
          field: ["reviewed"],
          note: `Go through the text again, and write "reviewed: ${getToday()}".`,
        }),
      ),
  ];
}

const addYear = (day: string) =>
  `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
