import { siteConfig } from "../../config/resolved";
import { isForSearch } from "../../lib/alternates";
import { collectionsOf } from "./collectionsOf";
import { docsAlternates } from "./docsAlternates";
import { planDocs } from "./planDocs";
import { docRef, inBothLocales } from "./testing/docRef";
import { versionFacts } from "./versionFacts";

const old = { basePath: "/docs/1.0" };
const docs = [
  docRef("docs@2.0/setup.mdx"),
  docRef("docs@2.0/setup.de.mdx"),
  docRef("docs@1.0/setup.mdx", old),
  docRef("docs@1.0/setup.de.mdx", old),
  docRef("docs@1.0/gone.mdx", old),
  docRef("docs@1.0/gone.de.mdx", old),
  docRef("docs@1.0/secret.mdx", { ...old, isListed: false }),
  docRef("docs@1.0/secret.de.mdx", { ...old, isListed: false }),
  ...inBothLocales([docRef("docs@2.0/english.mdx")]),
  docRef("docs@1.0/english.mdx", old),
  docRef("docs@1.0/english.de.mdx", old),
];

const { docs: settings } = siteConfig;
afterEach(() => {
  siteConfig.docs = settings;
});

function listedOf(folder: string, own = {}) {
  siteConfig.docs = own;
  const areas = new Set(docs.map((doc) => doc.area));
  const { plan } = planDocs({ docs, collections: collectionsOf(areas, own) });
  return docsAlternates(plan, versionFacts(plan))
    .get(folder)
    ?.filter(isForSearch)
    .map(({ path }) => path);
}

it.each([
  [
    "the last version in all its languages",
    "docs@2.0/setup",
    ["/docs/setup", "/de/docs/setup"],
  ],
  ["no copy in an older one", "docs@1.0/setup", []],
  [
    "what only the older one has",
    "docs@1.0/gone",
    ["/docs/1.0/gone", "/de/docs/1.0/gone"],
  ],
  ["nothing unlisted", "docs@1.0/secret", []],
  ["no stand-in", "docs@2.0/english", ["/docs/english"]],
  [
    "what only the older one has in a language",
    "docs@1.0/english",
    ["/de/docs/1.0/english"],
  ],
])("has search engines list %s", (_, folder, paths) => {
  expect(listedOf(folder)).toEqual(paths);
});

it("keeps a whole version from them", () => {
  const own = { default: { versions: { "1.0": { noIndex: true } } } };
  expect(listedOf("docs@1.0/gone", own)).toEqual([]);
});
