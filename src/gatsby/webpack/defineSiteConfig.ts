import { readFileSync } from "node:fs";
import path from "node:path";
import { siteConfig } from "../../config/resolved";
import { resolveSite } from "../../config/resolveSite";
import type { ResolvedSite } from "../../config/types";
import { getToday } from "../../lib/zonedTime";
import { addSlugs, optionalLists } from "../../site/links/configLinks";
import { addBasePathInHtml } from "../../site/links/fillLinks";
import type { Site } from "../../site/loadSite";
import { getSiteDocsPath } from "../model/docsNodes";
import { configFile } from "../../site/config/configFile";
import {
  explainConfigError,
  loadConfigFile,
} from "../../site/config/explainConfigError";

/** The part of webpack's config that is used here. */
type Config = { plugins: object[]; module: { rules: object[] } };

/** The functions of Gatsby that create plugins of webpack. */
type Plugins = Record<"define" | "provide", (values: object) => object>;

type Options = {
  root: string;
  stage: string;
} & Pick<Site, "addressIn" | "hasPage">;

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
  timeZone: "browser",
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
const print = (
  config: ResolvedSite,
  { addressIn, hasPage, stage }: Options,
) => {
  const isShown = (item: unknown) => {
    const { to } = Object(item) as { to?: string };
    return !to || !optionalLists.includes(to) || hasPage(to);
  };
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
    // Gatsby renders a page again if its data or what renders it has changed; the copyright changes with the year.
    ...(stage === "build-html" && {
      renderedIn: getToday(config.timeZone).slice(0, 4),
    }),
  };
  return JSON.stringify(
    JSON.stringify(options, (_, value: unknown) => {
      if (Array.isArray(value)) return (value as unknown[]).filter(isShown);
      return typeof value === "string"
        ? addBasePathInHtml(config, value)
        : value;
    }),
  );
};

/**
 * Gives the code the resolved site config and the docs of the navbar: inlined,
 * but in develop as modules that are made again when their file is saved. While
 * src/config/site.ts has errors, webpack reports them, and pages keep the last
 * valid config.
 */
export function defineSiteConfig(
  { plugins, module }: Config,
  { define, provide }: Plugins,
  options: Options,
): void {
  const { root, stage } = options;
  const docsFile = getSiteDocsPath(root);
  const readDocs = () => JSON.stringify(readFileSync(docsFile, "utf8"));
  if (stage !== "develop") {
    const config = print(siteConfig, options);
    plugins.push(
      define({
        "process.env.SITE_CONFIG": config,
        "process.env.SITE_DOCS": readDocs(),
      }),
    );
    return;
  }
  let current = siteConfig;
  const readConfig = (addError: (error: Error) => void) => {
    try {
      const { site } = loadConfigFile(root, configFile) as { site: unknown };
      current = resolveSite(site);
    } catch (error) {
      addError(new Error(explainConfigError(error, root) ?? String(error)));
    }
    return print(current, options);
  };
  const follow = (name: string, values: object) => {
    const loader = path.join(root, "src/gatsby/webpack/readValue.cjs");
    plugins.push(provide({ [`process.env.${name}`]: `${loader}?${name}` }));
    module.rules.push({
      resource: loader,
      resourceQuery: `?${name}`,
      use: [{ loader, options: values }],
    });
  };
  const file = path.join(root, configFile);
  follow("SITE_CONFIG", { file, read: readConfig });
  follow("SITE_DOCS", { file: docsFile, read: readDocs });
}
