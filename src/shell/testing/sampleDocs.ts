import type { DocsContext } from "../../lib/docsContext";
import type { SiteDocs } from "../../lib/siteDocs";

const inBoth = (text: string) => ({ en: text, de: text });

const versions = [
  {
    name: "current",
    label: { en: "Next", de: "In Arbeit" },
    to: inBoth("/docs/next"),
  },
  { name: "2.0", label: "2.0", to: inBoth("/docs") },
  { name: "1.0", label: "1.0 <LTS>", to: inBoth("/docs/1.0/intro") },
];

/** Docs with three versions, of which 2.0 is the last, and an API without any. */
export const sampleDocs: SiteDocs = {
  default: {
    last: "2.0",
    versions,
    docs: {
      setup: {
        current: { to: inBoth("/docs/next/setup"), sidebar: "guides" },
        "2.0": { to: inBoth("/docs/setup"), sidebar: "guides" },
        "1.0": { to: inBoth("/docs/1.0/install"), sidebar: "guides" },
      },
      secret: {
        current: { to: inBoth("/docs/next/secret"), isUnlisted: true },
        "2.0": { to: inBoth("/docs/secret") },
      },
      english: { "2.0": { to: { en: "/docs/english" } } },
    },
    sidebars: {
      guides: {
        current: {
          to: inBoth("/docs/next/setup"),
          label: { en: "Setup", de: "Einrichten" },
        },
        "2.0": {
          to: inBoth("/docs/setup"),
          label: { en: "Setup", de: "Einrichten" },
        },
        "1.0": {
          to: inBoth("https://old.example.org"),
          label: inBoth("Old & cold"),
        },
      },
    },
  },
  api: {
    last: "current",
    title: "API",
    versions: [{ name: "current", label: "Next", to: inBoth("/api") }],
    docs: {},
    sidebars: {},
  },
};

/** A page of the default collection. */
export const docsPage = (docs: Partial<DocsContext> = {}): DocsContext => ({
  collection: "default",
  version: "2.0",
  id: "setup",
  versions: {
    current: "/docs/next/setup",
    "2.0": "/docs/setup",
    "1.0": "/docs/1.0/install",
  },
  about: {
    label: "2.0",
    hasBadge: true,
    banner: null,
    isNoIndex: false,
    last: null,
  },
  start: { label: null, path: "/docs" },
  canonical: null,
  sidebar: "guides",
  crumbs: [],
  previous: null,
  next: null,
  ...docs,
});
