import { readFileSync } from "node:fs";
import path from "node:path";
import { siteConfig } from "../../config/resolved";
import { resolveSite } from "../../config/resolveSite";
import type { ResolvedSite } from "../../config/types";
import { addSlugs } from "../../site/links/configLinks";
import { addBasePathInHtml } from "../../site/links/fillLinks";
import type { SiteIndex } from "../../site/links/siteIndex";
import { getSiteDocsPath } from "../model/docsNodes";
import { configFile } from "../../site/config/configFile";
import {
  explainConfigError,
  loadConfigFile,
} from "../../site/config/explainConfigError";

/** The part of webpack's module that is used here. */
type Module = {
  addError: (error: Error) => void;
  getNumberOfErrors: () => number;
};
type Runtime = (
  make: (context: { module: Module }) => string,
  options: { fileDependencies: string[] },
) => unknown;

type Options = {
  root: string;
  stage: string;
  addressIn: SiteIndex["addressIn"];
};

/** The reader of an option: browsers, the rendering of pages, or only the rest of the build. */
type Reader = "browser" | "page" | "build";

/** Whoever adds an option decides here whether browsers get it. */
const readers: Record<keyof ResolvedSite, Reader> = {
  announcementBar: "browser",
  availability: "build",
  avif: "build",
  baseUrl: "browser",
  blog: "browser",
  checks: "build",
  colorMode: "browser",
  colors: "browser",
  comments: "browser",
  contact: "build",
  csp: "build",
  docs: "build",
  editor: "build",
  favicon: "page",
  fonts: "page",
  footer: "browser",
  head: "page",
  i18n: "browser",
  image: "page",
  languageNames: "browser",
  lastDays: "page",
  legal: "build",
  machines: "page",
  navbar: "browser",
  newsletter: "build",
  outdatedNotice: "build",
  presence: "browser",
  projects: "browser",
  rates: "build",
  redirects: "build",
  statistics: "page",
  tagline: "browser",
  timeZone: "page",
  title: "browser",
  toc: "build",
  typefaces: "build",
  untranslated: "build",
  url: "browser",
};

/** The same for options of the blog, of which browsers need few. */
const blogReaders: Record<keyof ResolvedSite["blog"], Reader> = {
  callToAction: "browser",
  description: "browser",
  editUrl: "build",
  feeds: "browser",
  postsPerPage: "build",
  sidebarCount: "build",
  sidebarTitle: "browser",
  title: "browser",
};

/** Prints the config as code: a string of JSON, which browsers parse faster than an object. */
const print = (config: ResolvedSite, { addressIn, stage }: Options) => {
  const isRead = (reader: Reader) =>
    reader === "browser" || (reader === "page" && stage !== "build-javascript");
  const select = <T extends object>(
    options: T,
    readerOf: Record<keyof T, Reader>,
  ) =>
    Object.fromEntries(
      Object.entries(options).filter(([name]) =>
        isRead(readerOf[name as keyof T]),
      ),
    );
  const site = addSlugs(config, addressIn);
  const options = {
    ...select(site, readers),
    blog: select(site.blog, blogReaders),
  };
  return JSON.stringify(
    JSON.stringify(options, (_, value: unknown) =>
      typeof value === "string" ? addBasePathInHtml(config, value) : value,
    ),
  );
};

/**
 * Inlines the resolved site config, and the docs of the navbar. In develop, a
 * saved src/config/site.ts is resolved again; while it has errors, webpack
 * reports them, and pages keep the last valid config.
 */
export function defineSiteConfig(
  plugins: object[],
  define: (values: object) => object,
  options: Options,
): void {
  const { root, stage } = options;
  let current = siteConfig;
  const readSaved = ({ module }: { module: Module }) => {
    try {
      const { site } = loadConfigFile(root, configFile) as { site: unknown };
      current = resolveSite(site);
    } catch (error) {
      const message = explainConfigError(error, root) ?? String(error);
      // Called for each place where the code reads the config.
      if (module.getNumberOfErrors() === 0) module.addError(new Error(message));
    }
    return print(current, options);
  };
  // Gatsby provides instances of the plugin, not its class.
  const { runtimeValue } = define({}).constructor as unknown as {
    runtimeValue: Runtime;
  };
  const watch = (make: Parameters<Runtime>[0], file: string) =>
    runtimeValue(make, { fileDependencies: [file] });
  const docsFile = getSiteDocsPath(root);
  const readDocs = () => JSON.stringify(readFileSync(docsFile, "utf8"));
  plugins.push(
    define({
      "process.env.SITE_CONFIG":
        stage === "develop"
          ? watch(readSaved, path.join(root, configFile))
          : print(siteConfig, options),
      "process.env.SITE_DOCS": watch(readDocs, docsFile),
    }),
  );
}
