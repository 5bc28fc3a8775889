import { z } from "zod";

/** What programs may do with the texts of the site, beside finding pages for a search. */
export const machinesSchema = z.strictObject({
  /** Whether language models may be trained with them. False is also a reservation of text and data mining (§ 44b UrhG). Default: true. */
  train: z.boolean().default(true),
  /** Whether assistants may answer with them; `llms.txt` lists the pages for these. Default: true. */
  answer: z.boolean().default(true),
});
