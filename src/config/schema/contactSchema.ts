import { z } from "zod";
import { httpsAddress, text } from "./fields";
import type { LocalizedFields } from "./localized";

/** How to reach the owner: shown on the home and contact pages and in the CV, vCard and structured data. */
export const createContactSchema = ({ localizedText }: LocalizedFields) =>
  z.strictObject({
    /** The email address. */
    email: z.email("Not an email address.").describe("an email address"),
    /** The phone number as it is displayed, with its country code. Default: none. */
    phone: text.optional(),
    /** Where the owner works, such as a town. Default: none. */
    location: localizedText.optional(),
    /** The address of a page for booking a call. Default: none. */
    booking: httpsAddress.optional(),
    /** Office hours. Default: none. */
    hours: localizedText.optional(),
    /** Who receives what `<ContactForm />` sends: "netlify", or the address of another form service. Default: false, which shows the email address instead. */
    form: z
      .union([z.literal(false), z.literal("netlify"), httpsAddress])
      .describe('false, "netlify", or the https address of a form service')
      .default(false),
  });
