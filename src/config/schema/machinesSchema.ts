import { z } from "zod";

/** What programs other than search engines may do with the texts of the site. */
export const machinesSchema = z.strictObject({
  /** Whether language models may be trained with them. False also declares a reservation of text and data mining (§ 44b UrhG). Default: true. */
  train: z.boolean().default(true),
  /** Whether assistants may use them in answers; `llms.txt` lists the pages for them. Default: true. */
  answer: z.boolean().default(true),
});
