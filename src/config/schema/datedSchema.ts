import { z } from "zod";
import { isLapsed, getToday } from "../../lib/dated";
import type { Dated } from "../../lib/dated";
import { color, text } from "./fields";
import type { LocalizedFields } from "./localized";

// Options that hold for a time. What has lapsed is not in the resolved config.

const day = z.iso
  .date("Not a day.")
  .describe("a day such as 2027-02-28, in quotes");

/** A message above the bar. */
export const createAnnouncementSchema = ({ localizedText }: LocalizedFields) =>
  z.strictObject({
    /** Names the message. A new id shows it again to readers who closed the last one. */
    id: text,
    /** The message; may contain HTML. */
    content: localizedText,
    /** The first day on which it is shown, such as "2027-01-15". Default: at once. */
    from: day.optional(),
    /** The last day on which it is shown. Default: for good. */
    until: day.optional(),
    /** The colour behind the text, as CSS. Default: the theme's. */
    backgroundColor: color.optional(),
    /** The colour of the text, as CSS. Default: the theme's. */
    textColor: color.optional(),
    /** Whether readers can close the message. Default: true. */
    isCloseable: z.boolean().default(true),
  });

/** When and how much the owner is free. */
export const createAvailabilitySchema = ({ localizedText }: LocalizedFields) =>
  z
    .strictObject({
      /** The month or the day from which: "2027-02" or "2027-02-15". */
      from: z
        .string()
        .regex(/^\d{4}-(?:0[1-9]|1[0-2])(?:-\d\d)?$/, "Not a month or a day.")
        .describe("a month such as 2027-02, or a day such as 2027-02-15"),
      /** Days a week. Default: not said. */
      days: z.number().positive().max(7).optional(),
      /** Where, or for what. Default: not said. */
      where: localizedText.optional(),
      /** The last day on which pages say so. Default: the last of the month of `from`. */
      until: day.optional(),
    })
    .transform(({ until, ...availability }) => ({
      ...availability,
      until: until ?? lastOfMonth(availability.from),
    }));

/** What the owner's time costs. */
export const ratesSchema = z
  .strictObject({
    /** The year they are for; after it, pages do not show them. */
    year: z.int().min(2000).max(9999),
    /** For a day. Default: not said. */
    day: z.number().positive().optional(),
    /** For an hour. Default: not said. */
    hour: z.number().positive().optional(),
    /** The currency's three letters. Default: "EUR". */
    currency: z
      .enum(Intl.supportedValuesOf("currency"))
      .describe("the three letters of a currency, such as EUR")
      .default("EUR"),
  })
  .transform((rates) => ({ ...rates, until: `${rates.year}-12-31` }));

function lastOfMonth(month: string): string {
  const date = new Date(`${month.slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() + 1, 0);
  return date.toISOString().slice(0, 10);
}

type Options<Announcement, Availability, Rates> = {
  announcementBar?: Announcement;
  availability?: Availability;
  rates?: Rates;
};

/** Takes out what has lapsed, and lists how long each holds: pages built before hide it themselves. */
export function selectCurrent<
  A extends Dated,
  B extends Dated,
  C extends Dated,
>(options: Options<A, B, C>) {
  const { announcementBar, availability, rates } = options;
  const keep = <T extends Dated>(option: T | undefined) =>
    option && !isLapsed(option) ? option : undefined;
  const isAhead = (announcementBar?.from ?? "") > getToday();
  return {
    announcementBar: keep(announcementBar),
    availability: keep(availability),
    rates: keep(rates),
    dated: {
      announcementBar: announcementBar && {
        from: isAhead ? announcementBar.from : undefined,
        until: announcementBar.until,
      },
      availability: availability && { until: availability.until },
      rates: rates && { until: rates.until },
    },
  };
}
