import { isFields, rule, type RuleFault } from "./rule";

/** Checks the line of the copyright: of what stands in braces, only the year is filled in. */
export const yearSlot = () =>
  rule(({ copyright }) =>
    isFields(copyright)
      ? Object.entries(copyright).flatMap(([locale, text]) =>
          strangeSlots(text, ["copyright", locale]),
        )
      : strangeSlots(copyright, ["copyright"]),
  );

function strangeSlots(text: unknown, path: PropertyKey[]): RuleFault[] {
  if (typeof text !== "string") return [];
  return [...text.matchAll(/\{\s*([\p{L}_]+)\s*\}/gu)]
    .filter(([slot]) => slot !== "{year}")
    .map(([slot]) => ({
      path,
      given: text,
      wrong: `has ${slot}, which nothing is put in for`,
      allowed: "a text, in which {year} stands for the year",
      fix: `Write {year} instead of ${slot}, or leave out the braces.`,
    }));
}
