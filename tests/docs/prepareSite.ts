import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { layOut } from "../run/layOut";
import { program } from "../run/program";

/** What the site of the docs is tested without: it is to build fast. */
const without =
  /^(?:bench\/peers|content\/(?:blog|docs[^/]*|projects|series.yaml|pages\/(?:contact\/thanks|uses|writing)))(?:\/|$)/;

/** Puts a config of tests/docs in the place of the owner's. */
function placeConfig(folder: string, from: string, to: string): void {
  const text = readFileSync(path.join("tests/docs", from), "utf8");
  const own = text
    .replaceAll('"../../src/config/', '"./')
    .replaceAll('"./site"', '"./soundSite"');
  writeFileSync(path.join(folder, "src/config", to), own);
}

/** Imports the texts of another site, as owners do. */
function importOldSite(folder: string): void {
  const [node = "", ...args] = program("tsx", "src/cli/main.ts", "import");
  execFileSync(node, [...args, "tests/fixtures/oldSite"], { cwd: folder });
}

/**
 * Lays the project out in a folder as the site of an owner with two
 * docs instances, one of them in three versions, in two languages, who also
 * had a site before.
 */
function prepareSite(folder: string): void {
  layOut(folder, { fixtures: ["site", "docsSite"], without });
  placeConfig(folder, "site.ts", "site.ts");
  placeConfig(folder, "sidebars.ts", "sidebars.ts");
  importOldSite(folder);
}

/** Where the faulty site lies below the other; that is where tests look from. */
export const faultyFolder = ".faulty";

/** The same with faults: in files, in the settings of docs, in what sidebars and the navbar name. */
function prepareFaultySite(folder: string): void {
  layOut(folder, { fixtures: ["site", "faultyDocs"], without });
  placeConfig(folder, "site.ts", "soundSite.ts");
  placeConfig(folder, "faultySite.ts", "site.ts");
  placeConfig(folder, "faultySidebars.ts", "sidebars.ts");
}

/** Where a clone lies that nobody has made theirs yet. */
export const newFolder = ".new";

export function prepareSites(folder: string): void {
  prepareSite(folder);
  prepareFaultySite(path.join(folder, faultyFolder));
  layOut(path.join(folder, newFolder), {
    fixtures: ["site"],
    without: /^bench\/peers\//,
  });
}
