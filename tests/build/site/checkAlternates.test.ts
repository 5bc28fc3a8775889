import {
  checkAlternates,
  type LanguageFacts,
  type Version,
} from "./checkAlternates";

const en = "https://www.example.com/about";
const de = "https://www.example.com/de/ueber-mich";
const versions: Version[] = [
  ["en-GB", en],
  ["de-DE", de],
  ["x-default", en],
];

const page = (
  address: string,
  lang: string,
  other: string,
  changes: Partial<LanguageFacts> = {},
): LanguageFacts => ({
  address,
  lang,
  isIndexed: true,
  isFallback: false,
  head: versions,
  sitemap: versions,
  ogLocale: lang.replace("-", "_"),
  ogAlternates: [other],
  inLanguage: [lang],
  ...changes,
});
const english = (changes?: Partial<LanguageFacts>) =>
  page(en, "en-GB", "de_DE", changes);
const german = (changes?: Partial<LanguageFacts>) =>
  page(de, "de-DE", "en_GB", changes);
const check = (...pages: LanguageFacts[]) => checkAlternates(pages, "en-GB");

/** Both in the head and in the sitemap, so that only the graph itself is wrong. */
const naming = (...some: Version[]) => ({ head: some, sitemap: some });
const alone = { head: [], sitemap: [], ogAlternates: [] };

it("has nothing to say of versions that name each other, nor of a page without", () => {
  expect(check(english(), german())).toEqual([]);
  expect(check(english(alone))).toEqual([]);
  const unlisted = { isIndexed: false, ...alone, inLanguage: [] };
  expect(check(english({ ...unlisted, sitemap: undefined }))).toEqual([]);
});

const [toEnglish, toGerman, toDefault] = versions as [
  Version,
  Version,
  Version,
];
const wrongDefault: Version = ["x-default", de];

it.each<[string, LanguageFacts[], string]>([
  ["a target that is not built", [english()], "which is not built"],
  [
    "a target in another language",
    [english(), german({ lang: "en-GB" })],
    "which is in en-GB",
  ],
  [
    "a fallback as a target",
    [english(), german({ isFallback: true })],
    "which nobody may list",
  ],
  [
    "an unlisted target",
    [english(), german({ isIndexed: false })],
    "which nobody may list",
  ],
  [
    "a target that does not lead back",
    [english(), german(alone)],
    "which does not lead back",
  ],
  [
    "a target that leads back elsewhere",
    [english(), german(naming(toGerman, ["en-GB", `${en}-me`], toDefault))],
    "which does not lead back",
  ],
  [
    "a page that forgets itself",
    [english(naming(toGerman, toDefault)), german()],
    "does not name itself",
  ],
  [
    "one version only",
    [english(naming(toEnglish, toDefault))],
    "names no other version",
  ],
  [
    "a language twice",
    [english(naming(...versions, ["de-DE", en])), german()],
    "names a language twice",
  ],
  [
    "no x-default",
    [english(naming(toEnglish, toGerman)), german()],
    "has 0 x-default",
  ],
  [
    "a wrong x-default",
    [english(naming(toEnglish, toGerman, wrongDefault)), german()],
    `x-default leads to ${de}, not ${en}`,
  ],
  [
    "versions of a fallback",
    [english(), german({ isFallback: true })],
    "names versions, but is not listed",
  ],
  [
    "a fallback in the sitemap",
    [english(alone), german({ ...alone, isFallback: true })],
    "is in the sitemap, but is not listed",
  ],
  [
    "JSON-LD of what is unlisted",
    [german({ ...alone, sitemap: undefined, isIndexed: false })],
    "has JSON-LD, but is not listed",
  ],
  [
    "a page that the sitemap lacks",
    [english({ ...alone, sitemap: undefined })],
    "is not in the sitemap",
  ],
  [
    "a sitemap that says less",
    [english({ sitemap: [] }), german()],
    "differs from the sitemap",
  ],
  [
    "another og:locale",
    [english({ ogLocale: "de_DE" }), german()],
    "says og:locale de_DE",
  ],
  [
    "a missing og:locale:alternate",
    [english({ ogAlternates: [] }), german()],
    "says og:locale:alternate",
  ],
  [
    "JSON-LD in another language",
    [english({ inLanguage: ["en-GB", "de-DE"] }), german()],
    "its JSON-LD in en-GB, de-DE",
  ],
])("finds %s", (_, pages, fault) => {
  expect(check(...pages)).toContainEqual(expect.stringContaining(fault));
});

it("takes the first version for x-default where the main language has none", () => {
  const fr = "https://www.example.com/fr/moi";
  const without = naming(toGerman, ["fr", fr], wrongDefault);
  const pages = [
    german({ ...without, ogAlternates: ["fr"] }),
    page(fr, "fr", "de_DE", without),
  ];
  expect(check(...pages)).toEqual([]);
});
