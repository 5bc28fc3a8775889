import { readFileSync } from "node:fs";
import path from "node:path";
import { basePath, siteConfig } from "../../../src/config/resolved";
import { listFiles } from "../../../src/site/files/paths";
import { siteRoot } from "../../siteRoot";

/** Where the site begins: what all its addresses have before their path. */
export const siteUrl = siteConfig.url + basePath();

/** Where the build that is looked at lies. */
export const outputFolder = path.join(siteRoot, "public");

const inOutput = (file: string) => path.join(outputFolder, file);

/** Every file of the build, relative to it, with forward slashes. */
export const outputFiles: ReadonlySet<string> = new Set(
  listFiles(outputFolder),
);

/** A file of the build as text. */
export const readOutput = (file: string): string =>
  readFileSync(inOutput(file), "utf8");

/** A file of the build as it is sent. */
export const readOutputBytes = (file: string): Buffer =>
  readFileSync(inOutput(file));
