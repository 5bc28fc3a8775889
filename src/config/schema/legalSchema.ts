import { z } from "zod";
import { httpsAddress, text } from "./fields";
import type { LocalizedFields } from "./localized";

const regions = new Intl.DisplayNames("en", {
  type: "region",
  fallback: "none",
});

/** A country code; pages show the country's name in their language. */
export const country = z
  .string()
  .refine(
    (code) => /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined,
    "Unknown country.",
  )
  .describe("the two letters of a country, such as DE");

const hostSchema = z.strictObject({
  /** The name of the company. */
  name: text,
  /** Its address, in one line. Default: none. */
  address: text.optional(),
  /** Its country: two letters, such as "DE". */
  country,
  /** The address of its privacy policy. Default: none. */
  privacy: httpsAddress.optional(),
});

type Host = z.output<typeof hostSchema>;

/** Hosts that the config can name by a word. */
const knownHosts = {
  netlify: {
    name: "Netlify, Inc.",
    country: "US",
    privacy: "https://www.netlify.com/privacy/",
  },
  cloudflare: {
    name: "Cloudflare, Inc.",
    country: "US",
    privacy: "https://www.cloudflare.com/privacypolicy/",
  },
  github: {
    name: "GitHub, Inc.",
    country: "US",
    privacy:
      "https://docs.github.com/en/site-policy/privacy-policies/github-general-privacy-statement",
  },
} satisfies Record<string, Host>;

export const hostNames = [
  ...(Object.keys(knownHosts) as (keyof typeof knownHosts)[]),
  "own" as const,
];

/** Legal details of the owner: for imprint, privacy page, vCard and structured data. */
export const createLegalSchema = ({ localizedText }: LocalizedFields) =>
  z.strictObject({
    /** The full name, of a person or a company. */
    name: text,
    /** Street and number, at which documents can be served: no P.O. box. */
    street: text,
    /** The postcode. */
    postcode: text,
    /** The town. */
    town: text,
    /** The country: two letters, such as "DE". */
    country,
    /** The VAT identification number. Default: none. */
    vatId: text.optional(),
    /** The business identification number (Wirtschafts-Identifikationsnummer). Default: none. */
    businessId: text.optional(),
    /** The professional liability insurance. Default: none. */
    insurance: z
      .strictObject({
        /** Name and address of the insurer, in one line. */
        insurer: text,
        /** Where the insurance applies. */
        scope: localizedText,
      })
      .optional(),
    /** Name and address of the person responsible for the content, in one line. Default: the owner's. */
    responsible: text.optional(),
    /** The company that hosts the site: "netlify", "cloudflare", "github", "own" for a server of yours, or name and country of another. */
    host: z
      .union([z.enum(hostNames), hostSchema])
      .describe(
        `${hostNames.map((name) => `"${name}"`).join(", ")}, or { name, country }`,
      )
      .transform((host): Host | null => {
        if (typeof host === "object") return host;
        return host === "own" ? null : knownHosts[host];
      }),
    /** Your email provider and its address. Default: none is named. */
    mailProvider: text.optional(),
    /** The data protection authority where you live. Default: none is named. */
    authority: localizedText.optional(),
  });
