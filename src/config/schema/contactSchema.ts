import { z } from "zod";
import { text } from "./fields";
import type { LocalizedFields } from "./localized";

const httpsAddress = z
  .string()
  .regex(/^https:\/\/\S+$/i, "Not an https address.")
  .describe("an address with https://");

/** How readers reach the owner: for the home and contact pages, the CV, the vCard and search engines. */
export const createContactSchema = ({ localizedText }: LocalizedFields) =>
  z.strictObject({
    /** The mailbox that readers write to. */
    email: z.email("Not an email address.").describe("an email address"),
    /** The telephone number as readers see it, with its country code. Default: none. */
    phone: text.optional(),
    /** Where the owner works. Default: none. */
    location: localizedText.optional(),
    /** The web address where readers book a call. Default: none. */
    booking: httpsAddress.optional(),
    /** When the owner can be reached. Default: none. */
    hours: localizedText.optional(),
    /** Who takes what is sent with `<ContactForm />`: "netlify", or the address of another form service. Default: false, which leaves the email address in its place. */
    form: z
      .union([z.literal(false), z.literal("netlify"), httpsAddress])
      .describe('false, "netlify", or the https address of a form service')
      .default(false),
  });
