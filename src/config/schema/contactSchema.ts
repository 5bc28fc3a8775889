import { z } from "zod";
import { readUrl } from "../../lib/address";
import { httpsAddress, text } from "./fields";
import type { LocalizedFields } from "./localized";

/** True for an email address, whose host may have letters such as ü. */
function isEmail(value: string): boolean {
  const [, name = "", host = ""] = /^([^@]+)@([^@:/?#]+)$/.exec(value) ?? [];
  const { hostname = "" } = readUrl(`http://${host}`) ?? {};
  return z.email().safeParse(`${name}@${hostname}`).success;
}

/** An email address. */
export const email = z
  .string()
  .refine(isEmail, "Not an email address.")
  .describe("an email address");

/** The pattern of phone numbers, and the message for those that don't match it. */
export const phoneRule = [
  /^\+[\d\s()./-]{6,}$/,
  "Not a number with its country code, such as +49 30 1234567.",
] as const;

/** How to reach the owner: shown on the home and contact pages and in the CV, vCard and structured data. */
export const createContactSchema = ({ localizedText }: LocalizedFields) =>
  z.strictObject({
    /** The email address. */
    email,
    /** The phone number as it is displayed, with its country code. Default: none. */
    phone: z
      .string()
      .regex(...phoneRule)
      .describe("a number with its country code, such as +49 30 1234567")
      .optional(),
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

/** The service that keeps the list of subscribers and sends the newsletter. */
export const newsletterSchema = z
  .strictObject({
    /** The address to which the service's own form sends, such as "https://buttondown.com/api/emails/embed-subscribe/your-name". */
    action: httpsAddress,
    /** What the service calls the field for the email address: "EMAIL" for Brevo and Mailchimp. Default: "email". */
    field: text.default("email"),
    /** Hidden fields that the service's own form has, by name: `{ l: "…" }`, the list, for Listmonk. Default: none. */
    hidden: z.record(z.string().min(1), z.string()).default({}),
  })
  .check(({ value: { field, hidden }, issues }) => {
    if (!Object.hasOwn(hidden, field)) return;
    issues.push({
      code: "custom",
      input: hidden[field],
      path: ["hidden", field],
      message: 'It has the name of "field", in which readers write.',
      params: { needs: ["field"], note: "Remove it." },
    });
  });

/** Where the owner is in the fediverse, as pages and `/.well-known/webfinger` tell it. */
export const presenceSchema = z.strictObject({
  /** The owner's account: "@name@server". */
  fediverse: z
    .string()
    .regex(/^@[\w.-]+@[\w-]+(?:\.[\w-]+)+$/, "Not an account of the fediverse.")
    .describe('an account such as "@alex@mastodon.social"'),
});
