import { siteConfig } from "../../config/resolved";
import { collectionsOf } from "./collectionsOf";
import { planDocs } from "./planDocs";
import { docRef, inBothLocales } from "./testing/docRef";
import { versionFacts } from "./versionFacts";

const old = { basePath: "/docs/1.0" };
const next = { basePath: "/docs/next" };

/** Pages of three versions; the last one is 2.0. */
let docs = [
  ...inBothLocales([
    docRef("docs/index.mdx", { ...next, slug: "/" }),
    docRef("docs/setup.mdx", next),
    docRef("docs/new.mdx", next),
    docRef("docs@2.0/setup.mdx"),
    docRef("docs@2.0/hidden.mdx", { isListed: false }),
    docRef("docs@2.0/index.mdx", { slug: "/" }),
    docRef("docs@1.0/setup.mdx", old),
    docRef("docs@1.0/hidden.mdx", old),
    docRef("docs@1.0/gone.mdx", old),
  ]),
  docRef("docs@1.0/both.mdx", old),
  docRef("docs@1.0/both.de.mdx", old),
  ...inBothLocales([docRef("docs@2.0/both.mdx")]),
];

const { docs: settings } = siteConfig;
afterEach(() => {
  siteConfig.docs = settings;
});

function factsOf(area: string, docId: string, locale = "en", own = {}) {
  siteConfig.docs = own;
  const areas = new Set(docs.map((doc) => doc.area));
  const { plan } = planDocs({ docs, collections: collectionsOf(areas, own) });
  const planned = plan.versions.find(
    (one) => one.version.area === area && one.locale === locale,
  );
  const doc = planned?.docs.find((one) => one.docId === docId);
  if (!planned || !doc) throw new Error(`No ${docId} in ${area}`);
  return versionFacts(plan)(planned, doc);
}

it("leaves pages of the last version alone", () => {
  expect(factsOf("docs@2.0", "setup")).toEqual({
    about: {
      label: "2.0",
      hasBadge: true,
      banner: null,
      isNoIndex: false,
      last: null,
    },
    start: { label: null, path: "/docs" },
    canonical: null,
  });
});

it.each([
  ["docs@1.0", "unmaintained", "1.0"],
  ["docs", "unreleased", null],
])("leads from %s to the same page of the last one", (area, banner, label) => {
  expect(factsOf(area, "setup")).toMatchObject({
    about: {
      label,
      banner,
      last: { label: "2.0", path: "/docs/setup", isSame: true },
    },
    canonical: "/docs/setup",
  });
});

it("leads to the start of the last version where it lacks the page", () => {
  const { about, canonical } = factsOf("docs@1.0", "gone");
  expect(about.last).toEqual({ label: "2.0", path: "/docs", isSame: false });
  expect(canonical).toBeNull();
});

it("neither names nor shows an unlisted page as the one to read", () => {
  const { about, canonical } = factsOf("docs@1.0", "hidden");
  expect(about.last).toMatchObject({ path: "/docs", isSame: false });
  expect(canonical).toBeNull();
});

it("takes a stand-in for a copy of the text that it shows", () => {
  const { about, canonical } = factsOf("docs@1.0", "setup", "de");
  expect(about.last?.path).toBe("/de/docs/setup");
  expect(canonical).toBe("/docs/setup");
});

it("keeps the only text in a language, though another one stands in for it later", () => {
  const { about, canonical } = factsOf("docs@1.0", "both", "de");
  expect(about.last).toMatchObject({ path: "/de/docs/both", isSame: true });
  expect(canonical).toBeNull();
  expect(factsOf("docs@1.0", "both").canonical).toBe("/docs/both");
});

it("begins a version at its start, whether or not a page of its own is there", () => {
  expect(factsOf("docs@1.0", "setup", "de").start.path).toBe("/de/docs/1.0");
});

it("begins a version that lists nothing at its main page", () => {
  const all = docs;
  docs = all.filter(({ docId }) => docId === "hidden");
  docs = docs.map((doc) => ({ ...doc, isListed: false }));
  const { about, start } = factsOf("docs@1.0", "hidden");
  docs = all;
  expect(start.path).toBe("/docs/1.0/hidden");
  expect(about.last?.path).toBe("/docs/hidden");
});

it("says what the owner calls it, in the reader's language", () => {
  const title = { en: "Handbook", de: "Handbuch" };
  const label = { en: "2.0 (old)", de: "2.0 (alt)" };
  const own = {
    default: {
      title,
      lastVersion: "current",
      versions: { "2.0": { label, noIndex: true, badge: false } },
    },
  };
  expect(factsOf("docs@2.0", "setup", "de", own)).toMatchObject({
    about: {
      label: "2.0 (alt)",
      hasBadge: false,
      isNoIndex: true,
      last: { label: null },
    },
    start: { label: "Handbuch" },
  });
});

it("names no page as the original that search engines are to pass by", () => {
  const own = { default: { versions: { "2.0": { noIndex: true } } } };
  expect(factsOf("docs@1.0", "setup", "en", own)).toMatchObject({
    about: { last: { isSame: true } },
    canonical: null,
  });
});
