import { z } from "zod";
import { didYouMean, nearest } from "../../lib/nearest";
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

const words = (list: string) => list.split(" ");

/** The tags of the head: their attributes, and those of which each needs one. */
const tags = {
  meta: {
    known: words("charset content http-equiv itemprop media name property"),
    needs: [
      words("name property http-equiv itemprop charset"),
      words("content charset"),
    ],
  },
  link: {
    known: words(
      "as color crossorigin disabled fetchpriority href hreflang imagesizes imagesrcset integrity itemprop media referrerpolicy rel sizes title type",
    ),
    needs: [words("rel itemprop"), words("href imagesrcset")],
  },
  script: {
    known: words(
      "async crossorigin defer fetchpriority id integrity nomodule referrerpolicy src type",
    ),
    needs: [["src"]],
  },
};

/** The usual words in attributes. Others are allowed, unless they look like one of these. */
const usual: Readonly<Record<string, string[]>> = {
  rel: words(
    "alternate apple-touch-icon apple-touch-startup-image author canonical dns-prefetch help icon license manifest mask-icon me modulepreload next pingback preconnect prefetch preload prev search shortcut stylesheet webmention",
  ),
  "http-equiv": words(
    "accept-ch content-language content-security-policy content-type default-style origin-trial refresh x-dns-prefetch-control x-ua-compatible",
  ),
};

/** Finds what browsers make nothing of: a typo in an attribute, or one that is missing. */
function findSlip(tag: keyof typeof tags, given: z.output<typeof attributes>) {
  const { known, needs } = tags[tag];
  for (const [name, value] of Object.entries(given)) {
    const isKnown = known.includes(name);
    const expected = isKnown ? (usual[name] ?? []) : known;
    const typed = isKnown ? words(String(value).toLowerCase()) : [name];
    for (const word of typed) {
      const meant = nearest(word, expected);
      if (meant === undefined || meant === word) continue;
      const message = isKnown ? "Unknown word." : "Unknown attribute.";
      const params = { expected, note: didYouMean(meant) };
      return { path: [name], message, params };
    }
  }
  const missing = needs.find((names) =>
    names.every((name) => !(name in given)),
  );
  return missing && { path: [], message: `It has no "${missing[0]}".` };
}

const createTag = (tag: keyof typeof tags) =>
  attributes
    .check(({ value, issues }) => {
      const slip = findSlip(tag, value);
      if (slip) issues.push({ code: "custom", input: value, ...slip });
    })
    .optional();

/** Additional tags in the head of every page. */
export const headSchema = z.array(
  z
    .strictObject({
      meta: createTag("meta"),
      link: createTag("link"),
      /** An inline script would not run: the content security policy knows the hosts of scripts. */
      script: createTag("script"),
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
