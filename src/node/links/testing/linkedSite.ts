import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { resolveTexts } from "../resolveTexts";
import { createSiteIndex } from "../siteIndex";

/** A small site in two languages, with slugs of their own, files beside texts, a draft and stand-ins. */
export const root = mkdtempSync(path.join(tmpdir(), "links-"));
const texts = [
  // Both languages, each with a slug of its own.
  ["pages/about", "en", "/about", "content/pages/about/en.mdx"],
  ["pages/about", "de", "/de/ueber-mich", "content/pages/about/de.mdx"],
  [
    "blog/2025-01-02-one",
    "en",
    "/blog/one",
    "content/blog/2025-01-02-one/en.mdx",
  ],
  [
    "blog/2025-01-02-one",
    "de",
    "/de/blog/eins",
    "content/blog/2025-01-02-one/de.mdx",
  ],
  // English only, as one file, and as Markdown.
  ["blog/2025-02-03-two", "en", "/blog/two", "content/blog/2025-02-03-two.md"],
  // German only.
  [
    "blog/2025-03-04-drei",
    "de",
    "/de/blog/drei",
    "content/blog/2025-03-04-drei/index.de.mdx",
  ],
].map(([folder = "", lang = "", own = "", sourcePath = ""]) => ({
  folder,
  lang,
  locale: lang,
  path: own,
  sourcePath,
  isStandIn: false,
}));

const standIn = (folder: string, locale: string, own: string) => {
  const text = texts.find((one) => one.folder === folder);
  if (!text) throw new Error(folder);
  return { ...text, locale, path: own, isStandIn: true };
};
const all = [
  ...texts,
  standIn("blog/2025-02-03-two", "de", "/de/blog/two"),
  standIn("blog/2025-03-04-drei", "en", "/blog/drei"),
];

const routeOf = ({ folder, locale, path: own }: (typeof all)[number]) => ({
  path: own,
  context: {
    locale,
    alternates: all
      .filter((other) => other.folder === folder)
      .map((other) => ({ ...other, isStandIn: other.isStandIn })),
  },
});
const screens = ["/", "/blog/archive"].flatMap((own) => {
  const alternates = [
    { locale: "en", path: own, isStandIn: false },
    { locale: "de", path: `/de${own === "/" ? "" : own}`, isStandIn: false },
  ];
  return alternates.map((one) => ({
    path: one.path,
    context: { locale: one.locale, alternates },
  }));
});

const put = (file: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), "");
};
for (const { sourcePath } of texts) put(sourcePath);
put("content/blog/2025-04-05-draft/en.mdx");
put("content/blog/2025-01-02-one/invoice.pdf");
put("content/blog/2025-01-02-one/Übersicht 1.pdf");
put("content/blog/2025-01-02-one/notes");
put("content/pages/about/de.txt");
put("static/cv.pdf");
put("static/tool/index.html");

/** Resolves links of one text on the page of a locale. */
export const resolve = (
  folder: string,
  locale: string,
  urls: readonly string[],
) => {
  const text = all.find(
    (one) => one.folder === folder && one.locale === locale,
  );
  if (!text) throw new Error(folder);
  const links = urls.map((url, at) => ({ url, line: at + 1 }));
  return resolveTexts([{ ...text, links }], {
    index: createSiteIndex(root, [...all.map(routeOf), ...screens], all),
    url: "https://www.example.com",
    skip: ["/shop"],
    assetPath: (file) => `/static/hash/${path.basename(file)}`,
  });
};
