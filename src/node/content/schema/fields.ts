import { z } from "zod";
import { siteConfig } from "../../../config/resolved";
import { readMoment } from "../../../lib/readMoment";

/** A text that is not empty; `allowed` says what it should be. */
export const text = (allowed: string) =>
  z
    .string({ error: "This must be text." })
    .trim()
    .min(1, "This must not be empty.")
    .describe(allowed);

/** A name that ties content together. */
export const key = z
  .string({ error: "This must be a key such as alex." })
  .regex(
    /^[a-z0-9][a-z0-9-]*$/,
    "A key has only small letters, digits and hyphens.",
  );

/** The picture that stands for a text. */
export const image = text(
  "a path relative to this file, such as ./cover.png, or a file in static/, such as /img/cover.png; one at a web address, https://…, is for previews on other sites only: pages don't show it",
);

/** The same picture for dark mode. */
export const darkImage = text(
  "the image for dark mode: a path relative to this file, such as ./cover-dark.png; default: the image, dimmed",
);

/** A switch that is off unless set. */
export const flag = (allowed: string) =>
  z
    .boolean({ error: "This must be true or false." })
    .default(false)
    .describe(allowed);

const isMoment = (value: string) =>
  readMoment(value, siteConfig.timeZone) !== null;

/** A day, or a day and a time. */
export const moment = z
  .string({ error: "This must be a date." })
  .refine(isMoment, {
    error: ({ input }) =>
      isMoment(String(input).replace(/\s*[+-]\d{2}:?\d{2}$/, "Z"))
        ? "Nowhere do clocks differ so much from UTC: offsets go from -12:00 to +14:00."
        : "This is no date and time that exists.",
  });
