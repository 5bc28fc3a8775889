import { listLocales, removeLocale } from "../../../src/config/i18n";
import { siteConfig, stripBaseUrl } from "../../../src/config/resolved";
import { outputFiles, readOutput } from "./outputFolder";

/** One built page. */
export type BuiltPage = {
  /** Address without trailing slash: `/de/about`. */
  path: string;
  /** The file that a server sends: `de/about/index.html`. */
  file: string;
  locale: string;
  isNotFound: boolean;
  html: string;
  document: Document;
};

/** The editor is a program of its own; its document is no page of the site. */
const isPage = (file: string) =>
  file === "404.html" ||
  (/(^|\/)index\.html$/.test(file) && !/^(?:page-data|admin)\//.test(file));

const readPage = (file: string): BuiltPage => {
  const html = readOutput(file);
  const path = `/${file.replace(/(^|\/)index\.html$/, "")}`;
  return {
    path,
    file,
    locale: removeLocale(siteConfig.i18n, path).locale,
    isNotFound: /(^|\/)404(\.html)?$/.test(path),
    html,
    document: window.documentOf(html),
  };
};

/** What leads readers on from an old address. */
const isRedirect = ({ html }: BuiltPage) => html.includes('="refresh"');

const files = [...outputFiles].filter(isPage).sort().map(readPage);

// Whatever is to be true of every page is true of none.
if (files.length === 0) throw new Error("There is no page in public/.");

/** Every page of the build. Pages under a second name (about.html) count once. */
export const pages: readonly BuiltPage[] = files.filter(
  (file) => !isRedirect(file),
);

/** Pages that search engines may list. */
export const listedPages = pages.filter(({ isNotFound }) => !isNotFound);

/** Pages that show a text of another language, each with the original that it leads to. */
export const fallbacks: ReadonlyMap<string, string> = new Map(
  listedPages.flatMap(({ path, document }) => {
    const text = document.querySelector("main h1")?.closest("[lang]");
    const original = document.querySelector("main [role=note] a[hreflang]");
    return original && text !== document.documentElement
      ? [[path, stripBaseUrl(original.getAttribute("href") ?? "")] as const]
      : [];
  }),
);

export const locales = listLocales(siteConfig.i18n);

/** The built page at an address of this site, absolute or not. */
export function pageAt(address: string): BuiltPage | undefined {
  const { origin, pathname } = new URL(address, siteConfig.url);
  if (origin !== new URL(siteConfig.url).origin) return undefined;
  const own = stripBaseUrl(decodeURI(pathname));
  return pages.find(({ path }) => path === own);
}
