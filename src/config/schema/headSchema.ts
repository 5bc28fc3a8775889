import { z } from "zod";
import { hasOneOf, origin, text } from "./fields";

const attributes = z.record(
  z.string().regex(/^[a-z][a-z-]*$/, "Not the name of an attribute."),
  z.union([text, z.literal(true)]),
);

/** Additional tags in the head of every page. */
export const headSchema = z.array(
  z
    .strictObject({
      meta: attributes.optional(),
      link: attributes.optional(),
      /** An inline script would not run: the content security policy knows the hosts of scripts. */
      script: attributes
        .refine(({ src }) => typeof src === "string", 'It has no "src".')
        .optional(),
    })
    .refine(
      hasOneOf("meta", "link", "script"),
      'Exactly one of "meta", "link" and "script" is required.',
    ),
);

/** Where each service has its script, and where it counts. */
const services: Record<
  "plausible" | "umami" | "goatcounter",
  (site: string) => { script: string; host: string }
> = {
  plausible: () => ({
    script: "https://plausible.io",
    host: "https://plausible.io",
  }),
  umami: () => ({
    script: "https://cloud.umami.is",
    host: "https://gateway.umami.is",
  }),
  goatcounter: (site) => ({
    script: "https://gc.zgo.at",
    host: `https://${site}.goatcounter.com`,
  }),
};

/** Visitor statistics without cookies. */
export const statisticsSchema = z
  .strictObject({
    /** The service, or the software that you host yourself. */
    provider: z.enum(["plausible", "umami", "goatcounter"]),
    /** What the service knows the site by: for Plausible the name of its script ("pa-…") or, if you host it yourself, the domain; Umami's website id; GoatCounter's code. */
    site: text,
    /** Protocol and host of your own installation. Default: the provider's. */
    host: origin.optional(),
  })
  .transform(({ provider, site, host }) => ({
    provider,
    site,
    ...(host === undefined ? services[provider](site) : { script: host, host }),
  }));
