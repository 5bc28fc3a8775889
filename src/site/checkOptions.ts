import { typefacePairs } from "../config/typefaces";
import type { ResolvedSite } from "../config/types";
import { readDirection } from "../lib/language";
import { configFile } from "./config/configFile";
import type { Diagnostic } from "./diagnostics/diagnostic";

/** Two options that hardly go together: the one to change, and why. */
type Contradiction = {
  isFound: boolean | undefined;
  field: PropertyKey[];
  reason: string;
  note: string;
};

/** Checks options that only work together. Each may be right for a while, or in a rare case, so these are warnings. */
export const checkOptions = (config: ResolvedSite): Diagnostic[] =>
  [
    ...findInLegal(config),
    ...findInLocales(config),
    ...findInHead(config),
    ...findInPolicy(config),
    ...findInAddresses(config),
  ]
    .filter(({ isFound }) => isFound)
    .map(({ reason, note, field }) => {
      return { reason, note, field, fatal: false, file: configFile };
    });

/** Hosts whose name is in the address of a site that has no domain of its own. */
const hosts = [
  { domain: ".netlify.app", name: "Netlify" },
  { domain: ".pages.dev", name: "Cloudflare" },
  { domain: ".github.io", name: "GitHub" },
];

/** The number of digits that postcodes have in countries whose law the starter's legal pages know. */
const postcodes: Readonly<Record<string, RegExp>> = {
  DE: /^(?:D-)?\d{5}$/,
  AT: /^(?:A-)?\d{4}$/,
  CH: /^(?:CH-)?\d{4}$/,
};

function findInLegal({ contact, legal, url }: ResolvedSite): Contradiction[] {
  if (!legal) return [];
  const { country, postcode, street, vatId = "" } = legal;
  // The host of a server of your own is null.
  const { name: host = "a server of yours" } = legal.host ?? {};
  const domain = hosts.find((each) => url.endsWith(each.domain));
  const prefix = /^(?:EL|[A-Z]{2})(?=U?\d)/
    .exec(vatId)?.[0]
    .replace("EL", "GR");
  return [
    {
      isFound: contact?.form === "netlify" && !/netlify/i.test(host),
      field: ["contact", "form"],
      reason: `Only Netlify receives this form, and "legal.host" is ${host}.`,
      note: "Write the address of a form service, false, or the host that it is.",
    },
    {
      isFound: domain && !host.includes(domain.name),
      field: ["legal", "host"],
      reason: `"url" is an address of ${domain?.name ?? ""}, and this is ${host}.`,
      note: "The privacy page names this company: write the one that delivers the site.",
    },
    {
      isFound: postcodes[country]?.test(postcode) === false,
      field: ["legal", "postcode"],
      reason: `"${postcode}" is no postcode of "${country}", the country.`,
      note: "Correct one of the two.",
    },
    {
      isFound: prefix !== undefined && prefix !== country,
      field: ["legal", "vatId"],
      reason: `"${vatId}" is not a number of "${country}", the country.`,
      note: "Correct one of the two.",
    },
    {
      isFound: /^(?:Postfach|P\.? ?O\.? ?Box)\b/i.test(street),
      field: ["legal", "street"],
      reason: `Nothing can be served at "${street}".`,
      note: "Write street and number.",
    },
  ];
}

const languages = new Intl.DisplayNames("en", {
  type: "language",
  fallback: "none",
});

/** Names the language of a tag without its region; undefined if there is none. */
const nameLanguage = (tag: string) =>
  languages.of(new Intl.Locale(tag).language);

const findInLocales = ({ i18n }: ResolvedSite): Contradiction[] =>
  Object.entries(i18n.locales).flatMap(
    ([code, { htmlLang, direction, path }]) => {
      const field = ["i18n", "locales", code];
      const language = nameLanguage(code) ?? "";
      const other = nameLanguage(htmlLang) ?? "none";
      // Norwegian may be Norwegian Bokmål, and the other way round; English marks
      // pages without messages, until there are any (checkMessages).
      const isOther =
        ![language, other].some((name) => ["", "English"].includes(name)) &&
        !(other.startsWith(language) || language.startsWith(other));
      const usual = readDirection(htmlLang);
      return [
        {
          isFound: isOther,
          field: [...field, "htmlLang"],
          reason: `"${htmlLang}" is not ${language}, the language of "${code}".`,
          note: `Write for example htmlLang: "${code}", or give the locale another code.`,
        },
        {
          isFound: usual !== undefined && usual !== direction,
          field: [...field, "direction"],
          reason: `"${htmlLang}" is written ${usual ?? ""}, not ${direction}.`,
          note: `Write direction: "${usual ?? ""}".`,
        },
        {
          isFound: path !== `/${code}` && path.slice(1) in i18n.locales,
          field: [...field, "path"],
          reason: `"${path}" is the code of another locale.`,
          note: `Write for example path: "/${code}".`,
        },
      ];
    },
  );

const needHttps = (field: PropertyKey[], source: string): Contradiction => ({
  isFound: source.startsWith("http:"),
  field,
  reason: "Browsers load nothing over http on a page served over https.",
  note: `Write "${source.replace("http:", "https:")}".`,
});

/** The tags that each page has of its own in its head. */
const pageTags =
  /^(?:canonical|description|viewport|robots|og:(?:title|description|type|url|site_name|locale|image(?::.+)?))$/;

const findInHead = ({ head }: ResolvedSite): Contradiction[] =>
  head.flatMap(({ meta, link, script }, index) => {
    const name = String(meta?.name ?? meta?.property ?? link?.rel ?? "");
    const source = script?.src ?? "";
    return [
      {
        isFound: pageTags.test(name),
        field: ["head", index],
        reason: `Each page has a "${name}" of its own, which this contradicts.`,
        note: "Remove this one; front matter has what a page says of itself.",
      },
      needHttps(["head", index, "script", "src"], source),
    ];
  });

/** Matches sources that stand for any host. */
const anyHost = /^(?:\*|https?:(?:\/\/\*)?)$/;

const findInPolicy = ({ csp }: ResolvedSite): Contradiction[] =>
  Object.entries(csp).flatMap(([directive, sources]) =>
    sources.flatMap((source, index) => [
      needHttps(["csp", directive, index], source),
      {
        isFound: directive === "script-src" && anyHost.test(source),
        field: ["csp", directive, index],
        reason: `With "${source}" a script of any host may run on your pages.`,
        note: "Name the hosts of your scripts.",
      },
    ]),
  );

const findInAddresses = ({
  blog,
  fonts,
  typefaces,
  url,
}: ResolvedSite): Contradiction[] => [
  {
    isFound: url.startsWith("http:"),
    field: ["url"],
    reason: "Browsers warn of pages at http.",
    note: `Write "${url.replace("http:", "https:")}".`,
  },
  {
    isFound:
      /^https:\/\/git(?:hub|lab)\.com\//.test(blog.editUrl ?? "") &&
      !/\/(?:edit|blob|tree)\/./.test(blog.editUrl ?? ""),
    field: ["blog", "editUrl"],
    reason: "No file can be edited below this address.",
    note: 'Write for example "https://github.com/name/site/edit/main".',
  },
  {
    isFound:
      fonts === "system" &&
      typefaces.text.family !== typefacePairs.source.text.family,
    field: ["typefaces"],
    reason: 'Pages show none of them, since "fonts" is "system".',
    note: 'Remove them, or write fonts: "self-hosted".',
  },
];
