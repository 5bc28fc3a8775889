import { hasSearch } from "./publicFiles";
import type { ResolvedSite } from "./types";

/** Features of the site that the content decides. */
export type ContentFeatures = {
  /** The hosts of what published texts embed, which waits for the reader. */
  frameHosts: readonly string[];
  /** The other hosts that pages ask by themselves, but for those of services. */
  otherHosts: readonly string[];
  /** Docs collections that have versions. */
  versionedDocs: readonly string[];
};

type IsUsed = (config: ResolvedSite, content: ContentFeatures) => boolean;

/** Returns the host of the font provider, or "". */
const getFontHost = ({ fonts }: ResolvedSite) =>
  typeof fonts === "string" ? "" : new URL(fonts.stylesheet).hostname;

const bunny = "fonts.bunny.net";
const google = "fonts.googleapis.com";

/** Returns a check whether a text embeds a page of a provider, by its name in the host. */
const embeds =
  (provider: string): IsUsed =>
  (_, { frameHosts }) =>
    frameHosts.some((host) => host.includes(provider));

/** The features by their name in `<When uses="…">`; docs/write.md explains each. */
const features = {
  announcement: ({ announcementBar }) => announcementBar?.isCloseable ?? false,
  booking: ({ contact }) => Boolean(contact?.booking),
  "color-mode": ({ colorMode }) => !colorMode.disableSwitch,
  comments: ({ comments }) => Boolean(comments),
  "comments-giscus": ({ comments }) => comments?.provider === "giscus",
  "comments-thread": ({ comments }) => comments?.provider === "thread",
  "contact-form": ({ contact }) => Boolean(contact?.form),
  "contact-form-netlify": ({ contact }) => contact?.form === "netlify",
  "contact-form-other": ({ contact }) =>
    Boolean(contact?.form) && contact?.form !== "netlify",
  newsletter: ({ newsletter }) => Boolean(newsletter),
  "docs-versions": (_, { versionedDocs }) => versionedDocs.length > 0,
  embeds: embeds(""),
  vimeo: embeds("vimeo"),
  youtube: embeds("youtu"),
  "fonts-provider": (config) => getFontHost(config) !== "",
  "fonts-bunny": (config) => getFontHost(config) === bunny,
  "fonts-google": (config) => getFontHost(config) === google,
  "fonts-other": (config) => !["", bunny, google].includes(getFontHost(config)),
  "fonts-self-hosted": ({ fonts }) => fonts === "self-hosted",
  "fonts-system": ({ fonts }) => fonts === "system",
  "host-own": ({ legal }) => legal?.host === null,
  "host-privacy": ({ legal }) => Boolean(legal?.host?.privacy),
  "host-provider": ({ legal }) => Boolean(legal?.host),
  "host-usa": ({ legal }) => legal?.host?.country === "US",
  statistics: ({ statistics }) => Boolean(statistics),
  "vat-id": ({ legal }) => Boolean(legal?.vatId),
  "business-id": ({ legal }) => Boolean(legal?.businessId),
  "tax-ids": ({ legal }) => Boolean(legal?.vatId ?? legal?.businessId),
  insurance: ({ legal }) => Boolean(legal?.insurance),
  "mail-provider": ({ legal }) => Boolean(legal?.mailProvider),
  authority: ({ legal }) => Boolean(legal?.authority),
  "other-hosts": (_, { otherHosts }) => otherHosts.length > 0,
  phone: ({ contact }) => Boolean(contact?.phone),
  languages: ({ i18n }) => Object.keys(i18n.locales).length > 1,
  search: hasSearch,
} satisfies Record<string, IsUsed>;

export type Feature = keyof typeof features;

export const featureNames = Object.keys(features) as Feature[];

export const isFeature = (name: unknown): name is Feature =>
  featureNames.includes(name as Feature);

export const listFeatures = (config: ResolvedSite, content: ContentFeatures) =>
  featureNames.filter((name) => features[name](config, content));
