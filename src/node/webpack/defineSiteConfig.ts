import { readFileSync } from "node:fs";
import path from "node:path";
import { siteConfig } from "../../config/resolved";
import { resolveSite } from "../../config/resolveSite";
import type { ResolvedSite } from "../../config/types";
import { addSlugs } from "../links/configLinks";
import { addBaseUrl } from "../links/fillLinks";
import type { SiteIndex } from "../links/siteIndex";
import { getSiteDocsPath } from "../model/docsNodes";
import { configFile } from "../config/configFile";
import {
  explainConfigError,
  loadConfigFile,
} from "../config/explainConfigError";

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

/** The options that only the build reads. */
const buildOptions = "contact csp editor legal search typefaces";

/** The options that only the build and its rendering of pages read. */
const serverOptions =
  "availability checks favicon fonts head image lightbox machines manifest markdown rates redirects statistics timeZone toc untranslated";

/** Prints the config as code: a string of JSON, which browsers parse faster than an object. */
const print = (site: ResolvedSite, { addressIn, stage }: Options) => {
  const omitted = [
    ...buildOptions.split(" "),
    ...(stage === "build-javascript" ? serverOptions.split(" ") : []),
  ];
  const options = Object.entries(addSlugs(site, addressIn));
  return JSON.stringify(
    JSON.stringify(
      Object.fromEntries(options.filter(([name]) => !omitted.includes(name))),
      (_, value: unknown) =>
        typeof value === "string" ? addBaseUrl(value) : value,
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
