import { readFileSync } from "node:fs";
import { giscusSettings } from "./testing/giscusSettings";
import { featureNames, listFeatures } from "./features";
import type { ContentFeatures } from "./features";
import { resolveSite } from "./resolveSite";
import { fullSite } from "./testing/fullSite";
import { minimalSite } from "./testing/minimalSite";
import type { SiteInput } from "./types";

const { i18n } = minimalSite();
const oneLanguage = { ...i18n, locales: { en: i18n.locales.en } } as never;

/** The least that a site can use. */
const least: Partial<SiteInput> = {
  colorMode: { disableSwitch: true },
  fonts: "system",
  i18n: oneLanguage,
};

const list = (
  changes: Partial<SiteInput> = {},
  content: Partial<ContentFeatures> = {},
) =>
  listFeatures(resolveSite(minimalSite({ ...least, ...changes })), {
    frameHosts: [],
    otherHosts: [],
    versionedDocs: [],
    ...content,
  }).filter((name) => name !== "fonts-system");

const fonts = (host: string) => ({
  fonts: { preconnect: `https://${host}`, stylesheet: `https://${host}/css` },
});
const contact = (form?: string) => ({
  contact: { email: "a@example.com", ...(form && { form }) },
});
const { name, street, postcode, town, country } = fullSite().legal ?? {};
const legal = (more: object) => ({
  legal: { name, street, postcode, town, country, host: "own", ...more },
});
const host = { name: "Host", country: "DE" };
const announcementBar = { id: "a", content: "A" };

test.each<[string[], Partial<SiteInput>]>([
  [[], {}],
  [[], contact()],
  [["contact-form", "contact-form-netlify"], contact("netlify")],
  [["contact-form", "contact-form-other"], contact("https://a.example/f")],
  [
    ["booking"],
    { contact: { email: "a@example.com", booking: "https://a.example" } },
  ],
  [["newsletter"], { newsletter: { action: "https://a.example/f" } }],
  [["fonts-provider", "fonts-bunny"], fonts("fonts.bunny.net")],
  [["fonts-provider", "fonts-google"], fonts("fonts.googleapis.com")],
  [["fonts-provider", "fonts-other"], fonts("fonts.example.com")],
  [["fonts-self-hosted"], { fonts: "self-hosted" }],
  [["statistics"], { statistics: { provider: "goatcounter", site: "a" } }],
  [["color-mode"], { colorMode: {} }],
  [["announcement"], { announcementBar }],
  [[], { announcementBar: { ...announcementBar, isCloseable: false } }],
  [["search"], { navbar: { items: [{ type: "search" }] } }],
  [["languages"], { i18n }],
  [
    ["comments", "comments-giscus"],
    {
      comments: giscusSettings,
    },
  ],
  [
    ["comments", "comments-thread"],
    { comments: { provider: "thread", host: "https://mastodon.example" } },
  ],
  [["phone"], { contact: { email: "a@example.com", phone: "+49 30 1" } }],
  [["host-own"], legal({}) as never],
  [["host-provider"], legal({ host }) as never],
  [
    ["host-provider", "host-usa"],
    legal({ host: { ...host, country: "US" } }) as never,
  ],
  [
    ["host-privacy", "host-provider"],
    legal({ host: { ...host, privacy: "https://a.example" } }) as never,
  ],
  [["host-own", "vat-id", "tax-ids"], legal({ vatId: "DE1" }) as never],
  [
    ["host-own", "business-id", "tax-ids"],
    legal({ businessId: "DE2" }) as never,
  ],
  [
    ["host-own", "insurance"],
    legal({ insurance: { insurer: "A", scope: "EU" } }) as never,
  ],
  [["host-own", "mail-provider"], legal({ mailProvider: "A" }) as never],
  [["host-own", "authority"], legal({ authority: "A" }) as never],
])("%j by the config", (expected, changes) => {
  expect(list(changes)).toEqual(expected);
});

test.each([
  ["www.youtube-nocookie.com", ["embeds", "youtube"]],
  ["player.vimeo.com", ["embeds", "vimeo"]],
  ["maps.example.com", ["embeds"]],
])("%s by content", (host, expected) => {
  expect(list({}, { frameHosts: [host] })).toEqual(expected);
});

test("versions of docs, whose choice is remembered", () => {
  expect(list({}, { versionedDocs: ["default"] })).toEqual(["docs-versions"]);
});

test("owners can look up each name", () => {
  const page = readFileSync("docs/write.md", "utf8");
  expect(featureNames.filter((name) => !page.includes(`\`${name}\``))).toEqual(
    [],
  );
});
