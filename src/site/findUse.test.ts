import { siteConfig } from "../config/resolved";
import { resolveSite } from "../config/resolveSite";
import { minimalSite } from "../config/testing/minimalSite";
import type { SidebarsInput, SiteInput } from "../config/types";
import { findUse } from "./findUse";

const inContent = /^(?:embeds|youtube|vimeo|docs-versions|other-hosts)$/;
const noPictures = { cover: null, coverDark: null, images: [] };

const find = (...published: Parameters<typeof findUse>[1]) =>
  findUse({ config: siteConfig, sidebars: {} }, published).features.filter(
    (name) => inContent.test(name),
  );

test("embedded pages by their hosts, and versions of docs", () => {
  const docs = {
    ...noPictures,
    area: "docs",
    sources: { "form-action": ["https://a.example"] },
  };
  expect(find(docs)).toEqual([]);
  const video = {
    ...noPictures,
    area: "blog",
    sources: { embeds: ["https://www.youtube-nocookie.com"] },
  };
  expect(find(docs, video)).toEqual(["embeds", "youtube"]);
  const version = {
    ...noPictures,
    area: "docs@2026",
    sources: { embeds: ["https://player.vimeo.com"] },
  };
  expect(find(version)).toEqual(["docs-versions", "embeds", "vimeo"]);
});

test.each<[string, Partial<SiteInput>, SidebarsInput, object, string[]]>([
  ["nothing", {}, {}, {}, []],
  [
    "pictures and embedded pages of texts",
    {},
    {},
    {
      cover: { src: "https://covers.example/a.png" },
      images: [
        { src: "https://images.example:8080/a.png" },
        { src: "./a.png" },
      ],
      sources: {
        "frame-src": ["https://maps.example"],
        embeds: ["https://player.vimeo.com"],
        "form-action": ["https://form.example"],
      },
    },
    ["covers.example", "images.example", "maps.example"],
  ],
  [
    "the config's scripts, pictures, HTML and policy",
    {
      favicon: "https://cdn.example/a.svg",
      head: [{ script: { src: "https://scripts.example/a.js" } }],
      announcementBar: { id: "a", content: '<img src="//bar.example/a.png">' },
      csp: {
        "connect-src": ["https://*.api.example", "blob:"],
        "form-action": ["https://form.example"],
      },
    },
    {
      default: {
        guide: [{ type: "html", value: '<img src="https://side.example/a">' }],
      },
    },
    {},
    [
      "*.api.example",
      "bar.example",
      "cdn.example",
      "scripts.example",
      "side.example",
    ],
  ],
  [
    "not what other sections of a privacy page name, nor the site itself",
    {
      fonts: {
        preconnect: "https://fonts.gstatic.com",
        stylesheet: "https://fonts.googleapis.com/css2?family=Inter",
      },
      statistics: { provider: "goatcounter", site: "a" },
      csp: { "font-src": ["https://fonts.gstatic.com"] },
    },
    {},
    { cover: { src: "https://www.example.com/a.png" } },
    [],
  ],
])("other hosts: %s", (_, changes, sidebars, entry, hosts) => {
  const config = resolveSite(minimalSite(changes));
  const published = { ...noPictures, area: "blog", sources: {}, ...entry };
  const used = findUse({ config, sidebars }, [published]);
  expect(used.otherHosts).toEqual(hosts);
  expect(used.features.includes("other-hosts")).toBe(hosts.length > 0);
});
