import type { DocsContext } from "../../lib/docsContext";
import type { SiteDocs } from "../../lib/siteDocs";

const versions = [
  { name: "current", label: { en: "Next", de: "In Arbeit" }, to: "/docs/next" },
  { name: "2.0", label: "2.0", to: "/docs" },
  { name: "1.0", label: "1.0 <LTS>", to: "/docs/1.0/intro" },
];

/** Docs with three versions, of which 2.0 is the last, and an API without any. */
export const sampleDocs: SiteDocs = {
  default: {
    last: "2.0",
    versions,
    docs: {
      setup: {
        current: { to: "/docs/next/setup", sidebar: "guides" },
        "2.0": { to: "/docs/setup", sidebar: "guides" },
        "1.0": { to: "/docs/1.0/install", sidebar: "guides" },
      },
      secret: {
        current: { to: "/docs/next/secret", isUnlisted: true },
        "2.0": { to: "/docs/secret" },
      },
      english: { "2.0": { to: { en: "/docs/english" } } },
    },
    sidebars: {
      guides: {
        current: {
          to: "/docs/next/setup",
          label: { en: "Setup", de: "Einrichten" },
        },
        "2.0": {
          to: "/docs/setup",
          label: { en: "Setup", de: "Einrichten" },
        },
        "1.0": { to: "https://old.example.org", label: "Old & cold" },
      },
    },
  },
  api: {
    last: "current",
    title: "API",
    versions: [{ name: "current", label: "Next", to: "/api" }],
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
  sidebarFile: null,
  crumbs: [],
  previous: null,
  next: null,
  ...docs,
});
