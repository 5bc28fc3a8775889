import { z } from "zod";
import { isLapsed } from "../../lib/zonedTime";
import type { Dated } from "../../lib/zonedTime";
import { text } from "./fields";
import { color } from "./knownNames";
import type { LocalizedFields } from "./localized";

// Options that expire. The resolved config has only those that have not.

const day = z.iso
  .date("Not a day.")
  .describe("a day such as 2027-02-28, in quotes");

const monthPattern = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

/** The announcement above the navbar. */
export const createAnnouncementSchema = ({ localizedHtml }: LocalizedFields) =>
  z.strictObject({
    /** Identifies the announcement. Readers who closed it see it again if the id changes. */
    id: text,
    /** The text; may contain HTML. */
    content: localizedHtml,
    /** The last day on which it is shown. Default: no end. */
    until: day.optional(),
    /** The background colour, as CSS. Default: the theme's. */
    backgroundColor: color.optional(),
    /** The text colour, as CSS. Default: the theme's. */
    textColor: color.optional(),
    /** True lets readers close it. Default: true. */
    isCloseable: z.boolean().default(true),
  });

/** When the owner is available, and for how many days a week. */
export const createAvailabilitySchema = ({ localizedText }: LocalizedFields) =>
  z
    .strictObject({
      /** The first month or day: "2027-02" or "2027-02-15". */
      from: z
        .string()
        .refine(
          (from) => monthPattern.test(from) || day.safeParse(from).success,
          "Not a month or a day.",
        )
        .describe("a month such as 2027-02, or a day such as 2027-02-15"),
      /** Days a week. Default: not shown. */
      days: z.number().positive().max(7).optional(),
      /** Where, or for what kind of work. Default: not shown. */
      where: localizedText.optional(),
      /** The last day on which pages show this. Default: the last day of the month of `from`. */
      until: day.optional(),
    })
    .check(({ value: { from, until }, issues }) => {
      // A month is before each of its days.
      if (until === undefined || from <= until) return;
      issues.push({
        code: "custom",
        input: until,
        path: ["until"],
        message: `It ends before it begins, on ${from}.`,
        params: { expected: [`${from} or later`], needs: ["from"] },
      });
    })
    .transform(({ until, ...availability }) => ({
      ...availability,
      until: until ?? lastOfMonth(availability.from),
    }));

/** The owner's rates. */
export const ratesSchema = z
  .strictObject({
    /** The year in which they apply; they are not shown afterwards. */
    year: z.int().min(2000).max(9999),
    /** The daily rate. Default: not shown. */
    day: z.number().positive().optional(),
    /** The hourly rate. Default: not shown. */
    hour: z.number().positive().optional(),
    /** The currency code. Default: "EUR". */
    currency: z
      .enum(Intl.supportedValuesOf("currency"))
      .describe("the three letters of a currency, such as EUR")
      .default("EUR"),
  })
  .refine(({ day, hour }) => day !== undefined || hour !== undefined, {
    message: 'It has neither "day" nor "hour".',
  })
  .check(({ value: { day, hour }, issues }) => {
    if (day === undefined || hour === undefined || hour < day) return;
    issues.push({
      code: "custom",
      input: hour,
      path: ["hour"],
      message: 'It is no less than the rate of a day, "day".',
      params: { expected: [`less than ${day}`], needs: ["day"] },
    });
  })
  .transform((rates) => ({ ...rates, until: `${rates.year}-12-31` }));

function lastOfMonth(month: string): string {
  const date = new Date(`${month.slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() + 1, 0);
  return date.toISOString().slice(0, 10);
}

/** Leaves out an option that has expired. */
export const keepCurrent = <T extends Dated>(
  option: T | undefined,
  today: string,
): T | undefined => (option && !isLapsed(option, today) ? option : undefined);

const datedOptions = ["announcementBar", "availability", "rates"] as const;

/** Lists the last days of options: pages that were built earlier hide expired ones themselves. */
export const listLastDays = (
  site: Partial<Record<(typeof datedOptions)[number], Dated>>,
): Record<string, string> =>
  Object.fromEntries(
    datedOptions.flatMap((name) => {
      const until = site[name]?.until;
      return until === undefined ? [] : [[name, until]];
    }),
  );
