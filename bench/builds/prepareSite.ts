import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { copyFiles } from "../../tests/run/copyFiles";
import { readBuildCommand } from "../packages";
import { type Subject, workFolder } from "./subject";

/** What is measured has generated posts alone; tests and measurements are no part of it. */
const without = /^(?:bench|tests|content\/(?:blog|projects|docs[^/]*))\//;

/** What the site config says of documentation: its settings, its items of the bar, the links to it. */
const docsSettings = [
  /^ {2}docs: \{\n[^]*?^ {2}\},\n\n/m,
  /^ *\{ type: "docs?[A-Z]\w*".*\n/gm,
  /^ *\{ .*to: "\/handbook".*\n/gm,
];

/** Lays this repository's site out in the work folder, without its posts, projects and documentation. */
export function prepareSite(): Subject {
  const root = process.cwd();
  const folder = path.join(workFolder, "site");
  copyFiles(root, folder, (file) => !without.test(file));
  adaptConfig(path.join(folder, "src/config/site.ts"));
  return {
    target: "site",
    title: "This site",
    folder,
    command: readBuildCommand(root),
    output: path.join(folder, "public"),
    caches: [".cache", "public"],
    author: listKeys(folder, "content/authors.yaml")[0],
    tags: listKeys(folder, "content/tags.yaml"),
    rebuilds: ["unchanged", "edit", "newPost"],
  };
}

/** Takes documentation out of the config, and warns of links to what is gone, which would end a build. */
function adaptConfig(file: string): void {
  const text = readFileSync(file, "utf8");
  const adapted = docsSettings
    .reduce((rest, setting) => rest.replace(setting, ""), text)
    .replace("defineSite({", '$&\n  checks: { brokenLinks: "warn" },');
  writeFileSync(file, adapted);
}

/** What a YAML file of a site has an entry for, such as its tags. */
export function listKeys(folder: string, file: string): string[] {
  const entries: unknown = parse(readFileSync(path.join(folder, file), "utf8"));
  return Object.keys(entries ?? {});
}
