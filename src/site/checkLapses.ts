import type { ResolvedSite } from "../config/types";
import { getDay, getToday, isLapsed } from "../lib/zonedTime";
import type { PageEntry } from "./collections/pages";
import { configFile } from "./config/configFile";
import type { Diagnostic } from "./diagnostics/diagnostic";

/** The number of days before the end on which its owner is told, in milliseconds. */
const notice = 30 * 86_400_000;

type Place = Pick<Diagnostic, "file" | "field" | "note">;

/** Reports what lapses soon, and what has lapsed: options with dates, and pages reviewed a year ago. */
export function checkLapses(
  { lastDays, timeZone }: ResolvedSite,
  pages: readonly PageEntry[],
): Diagnostic[] {
  const today = getToday(timeZone);
  const lastDay = getDay(new Date(Date.now() + notice), timeZone);
  const describe = (until: string, place: Place): Diagnostic[] => {
    if (until > lastDay) return [];
    const verb = isLapsed({ until }, today) ? "Lapsed" : "Lapses";
    return [{ reason: `${verb} on ${until}.`, fatal: null, ...place }];
  };
  return [
    ...Object.entries(lastDays).flatMap(([option, until]) =>
      describe(until, {
        file: configFile,
        field: [option],
        note: "Change its dates, or delete it: no page shows what has lapsed.",
      }),
    ),
    ...pages.flatMap(({ isFallback, reviewed, sourcePath: file }) =>
      isFallback || !reviewed
        ? []
        : describe(addYear(reviewed), {
            file,
            field: ["reviewed"],
            note: `Go through the text again, and write "reviewed: ${today}".`,
          }),
    ),
  ];
}

/** Adds a year to a day; a year after 29 February is 1 March. */
function addYear(day: string): string {
  const date = new Date(day);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
}
