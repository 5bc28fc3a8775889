import { z } from "zod";
import { hasOneOf, holds, origin, text } from "./fields";

const address = text.meta(holds("address")).optional();

const attributes = z
  .object({ href: address, src: address })
  .catchall(z.union([text, z.literal(true)]))
  .check(({ value, issues }) => {
    for (const name of Object.keys(value)) {
      if (/^[a-z][a-z-]*$/.test(name)) continue;
      const message = "Not the name of an attribute.";
      issues.push({ code: "custom", input: name, path: [name], message });
    }
  });

/** Additional tags in the head of every page. */
export const headSchema = z.array(
  z
    .strictObject({
      meta: attributes.optional(),
      link: attributes.optional(),
      /** An inline script would not run: the content security policy knows the hosts of scripts. */
      script: attributes
        .refine(({ src }) => src !== undefined, 'It has no "src".')
        .optional(),
    })
    .refine(
      hasOneOf("meta", "link", "script"),
      'Exactly one of "meta", "link" and "script" is required.',
    ),
);

/** The name that each service has for a site, and the addresses of its script and of its counter. */
const services = {
  plausible: {
    // Domains may have any letters and a path, and be several.
    name: /^(?:pa-[\w-]+|[\p{L}\d-]+\.[\p{L}\d./,-]+)$/u,
    example: 'the name of its script, "pa-…", or a domain such as example.com',
    script: "https://plausible.io",
    host: "https://plausible.io",
  },
  umami: {
    name: /^[\w-]+$/,
    example: "the id of the website in Umami",
    script: "https://cloud.umami.is",
    host: "https://gateway.umami.is",
  },
  goatcounter: {
    name: /^[\w-]+$/,
    example: 'the code, which is "kim" for kim.goatcounter.com',
    script: "https://gc.zgo.at",
    host: "https://{site}.goatcounter.com",
  },
};

/** Visitor statistics without cookies. */
export const statisticsSchema = z
  .strictObject({
    /** The service, or the software that you host yourself. */
    provider: z.enum(["plausible", "umami", "goatcounter"]),
    /** What the service knows the site by: for Plausible the name of its script ("pa-…") or, if you host it yourself, the domain; Umami's website id; GoatCounter's code, or any name if you host it yourself. */
    site: text,
    /** Protocol and host of your own installation. Default: the provider's. */
    host: origin.optional(),
  })
  .check(({ value: { provider, site, host }, issues }) => {
    const { name, example } = services[provider];
    // A GoatCounter of your own knows its sites by their hosts.
    const isHost = provider === "goatcounter" && host !== undefined;
    if (isHost || name.test(site)) return;
    issues.push({
      code: "custom",
      input: site,
      path: ["site"],
      message: "The service has no site of this name.",
      params: { expected: [example], needs: ["provider"] },
    });
  })
  .transform(({ provider, site, host }) => {
    const service = services[provider];
    return {
      provider,
      site,
      script: host ?? service.script,
      host: host ?? service.host.replace("{site}", site),
    };
  });
