import { z } from "zod";

const word = z
  .string()
  .regex(/^[^,\n]*\S[^,\n]*$/, "Must not be empty, nor contain a comma.")
  .describe("a word, or a few, without a comma");

/** How visitors find pages by other words than the pages use. */
export const createSearchSchema = (locales: readonly string[]) =>
  z.strictObject({
    /** Words that mean the same to visitors, per language: `{ en: [["cv", "résumé"]] }`. Who looks for one finds pages with the others, too. Default: none. */
    synonyms: z
      .partialRecord(z.enum(locales), z.array(z.array(word).min(2)))
      .default({}),
  });
