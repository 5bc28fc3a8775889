import type { DocsContext, DocTarget, SiteDocs } from "../../../lib/docs";

const createDoc = (
  to: string,
  sidebar: string | null = null,
  isUnlisted = false,
): DocTarget => ({ to, sidebar, isUnlisted });

/** Docs with three versions, of which 2.0 is the last, and an API with two. */
const createSampleDocs = (isGerman: boolean): SiteDocs => {
  const setup = isGerman ? "Einrichten" : "Setup";
  return {
    default: {
      last: "2.0",
      versions: [
        {
          name: "current",
          label: isGerman ? "In Arbeit" : "Next",
          to: "/docs/next",
        },
        { name: "2.0", label: "2.0", to: "/docs" },
        { name: "1.0", label: "1.0 <LTS>", to: "/docs/1.0/intro" },
      ],
      docs: {
        setup: {
          current: createDoc("/docs/next/setup", "guides"),
          "2.0": createDoc("/docs/setup", "guides"),
          "1.0": createDoc("/docs/1.0/install", "guides"),
        },
        secret: {
          current: createDoc("/docs/next/secret", null, true),
          "2.0": createDoc("/docs/secret"),
        },
        english: isGerman ? {} : { "2.0": createDoc("/docs/english") },
      },
      sidebars: {
        guides: {
          current: { to: "/docs/next/setup", label: setup },
          "2.0": { to: "/docs/setup", label: setup },
          "1.0": { to: "https://old.example.org", label: "Old & cold" },
        },
      },
    },
    api: {
      last: "current",
      title: "API",
      versions: [
        { name: "current", label: "Next", to: "/api" },
        { name: "1.0", label: "1.0", to: "/api/1.0" },
      ],
      docs: {},
      sidebars: {},
    },
  };
};

/** These docs by locale. */
export const sampleDocs = {
  en: createSampleDocs(false),
  de: createSampleDocs(true),
};

/** A page of the default instance. */
export const docsPage = (docs: Partial<DocsContext> = {}): DocsContext => ({
  instance: "default",
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
