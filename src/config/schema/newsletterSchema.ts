import { z } from "zod";
import { httpsAddress, text } from "./fields";

/** The service that keeps the list of readers and sends them letters. */
export const newsletterSchema = z.strictObject({
  /** The address to which the service's own form sends, such as "https://buttondown.com/api/emails/embed-subscribe/your-name". */
  action: httpsAddress,
  /** What the service calls the field for the email address: "EMAIL" for Brevo and Mailchimp. Default: "email". */
  field: text.default("email"),
  /** Hidden fields that the service's own form has, by name: `{ l: "…" }`, the list, for Listmonk. Default: none. */
  hidden: z.record(z.string().min(1), z.string()).default({}),
});
