import { z } from "zod";

/** Thousands in groups; to JavaScript 1.000 is 1. */
const grouped = /^-?[1-9]\d{0,2}(?:[.,]\d{3})+$/;

/** A number. Front matter keeps numbers as text if JavaScript would print them differently, such as 1.50. */
export const number = z.preprocess(
  (value) =>
    typeof value === "string" && value.trim() !== "" && !grouped.test(value)
      ? Number(value)
      : value,
  z.number({
    error: ({ input }) =>
      typeof input === "string" && grouped.test(input)
        ? `Expected a number without a mark between its thousands, such as ${input.replaceAll(/[.,]/g, "")}.`
        : "Expected a number.",
  }),
);
