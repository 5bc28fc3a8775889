import { z } from "zod";

/** Where the owner is in the fediverse, as pages and `/.well-known/webfinger` tell it. */
export const presenceSchema = z.strictObject({
  /** The owner's account: "@name@server". */
  fediverse: z
    .string()
    .regex(/^@[\w.-]+@[\w-]+(?:\.[\w-]+)+$/, "Not an account of the fediverse.")
    .describe('an account such as "@alex@mastodon.social"'),
});
