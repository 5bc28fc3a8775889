import path from "node:path";
import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { basePath, siteConfig } from "../config/resolved";
import { hasDisplayCut } from "../config/typefaces";
import { copyDisplayCut, copyFonts } from "../output/fonts/copyFonts";
import { writeYamlSchemas } from "../output/ownerDocs/yamlSchemas";
import { writeMessageTypes } from "../site/messages/writeMessageTypes";
import { typeDefs } from "./model/typeDefs";
import { projectRoot } from "./projectRoot";
import { bundleWithRspack, wantsRspack } from "./rspack";
import { disableSlices } from "./workarounds/disableSlices";
import {
  forgetOtherFolder,
  rememberFolder,
} from "./workarounds/forgetOtherFolder";
import { muteUnusedTemplates } from "./workarounds/mendPageReport";
import { renderBesidePictures } from "./workarounds/renderBesidePictures";
import { saveState } from "./workarounds/saveState";
import { sourceForGatsby } from "./workarounds/sourceForGatsby";
import { updateSite } from "./currentSite";

export { createPages } from "./createPages";
export { createResolvers } from "./createResolvers";
export { onCreateDevServer } from "./onCreateDevServer";
export { onCreatePage } from "./onCreatePage";
export { onCreateWebpackConfig } from "./onCreateWebpackConfig";
export { onPostBuild } from "./onPostBuild";
export { sourceNodes } from "./sourceNodes";

export const onPreInit: GatsbyNode["onPreInit"] = ({ store, reporter }) =>
  forgetOtherFolder(projectRoot(store), store, reporter);

export const onPluginInit: GatsbyNode["onPluginInit"] = ({
  reporter,
  store,
}) => {
  if (wantsRspack) {
    bundleWithRspack(projectRoot(store), (text) => {
      reporter.warn(text);
    });
  }
  disableSlices();
  muteUnusedTemplates();
};

/** Loads and checks the site before Gatsby creates nodes, so that no state of a build with errors is kept. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (args) => {
  const root = projectRoot(args.store);
  requirePrefixPaths(args);
  rememberFolder(root);
  writeMessageTypes(root);
  if (process.env.NODE_ENV === "development")
    writeYamlSchemas(root, siteConfig.i18n);
  await updateSite(args);
  const { fonts, typefaces } = siteConfig;
  const target = path.join(root, "public");
  // With a provider, pages take them from here where it is blocked or down.
  if (fonts !== "system") copyFonts(root, target, typefaces);
  if (hasDisplayCut(fonts, typefaces)) copyDisplayCut(root, target);
};

type State = { program: { prefixPaths?: boolean } };

/** Requires the option with which Gatsby adds the base path to its scripts and links. */
function requirePrefixPaths({ store, reporter }: ParentSpanPluginArgs): void {
  const getState = store.getState as () => State;
  if (!basePath() || getState().program.prefixPaths) return;
  reporter.panic(
    'A site with a "baseUrl" is built by "npm run build", or by "gatsby build --prefix-paths".',
  );
}

/** Declares the content model, so that queries do not depend on the existing content. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  ({ actions }) => {
    actions.createTypes(typeDefs);
  };

export const preprocessSource: GatsbyNode["preprocessSource"] = ({
  contents,
}) => sourceForGatsby(contents);

/** Saves the state before webpack and pages, which may fail, and lets pages be rendered beside pictures. */
export async function onPostBootstrap(): Promise<void> {
  await saveState();
  if (process.env.NODE_ENV === "production") await renderBesidePictures();
}
