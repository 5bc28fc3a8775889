import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { components } from "own/components";
import { componentRooms, ownFolder, parts } from "../config/parts";
import { didYouMean, nearest, suggest } from "../lib/nearest";
import type { Diagnostic } from "./diagnostics/diagnostic";
import { memoizeFile } from "./files/paths";

const names = Object.keys(parts);

/**
 * Reports the files of the owner's folder that take the place of nothing: their
 * name is no part's, or they don't export it. Files in folders below are free,
 * for what parts share.
 */
export function checkOwnFiles(root: string): Diagnostic[] {
  const folder = path.join(root, ownFolder);
  if (!existsSync(folder)) return [];
  const parts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ name }) => {
      if (!isKnown(name)) return reportUnknown(name);
      return partFile.test(name) ? checkExport(folder, name) : [];
    });
  return [...parts, ...checkComponentFolders(root)];
}

/** Reports components of the owner's that name no folder of theirs or ours: they would have no styles. */
function checkComponentFolders(root: string): Diagnostic[] {
  const rooms = componentRooms.map((room) => path.join(root, room));
  const folders = rooms.filter(existsSync).flatMap((room) => readdirSync(room));
  return Object.entries(components).flatMap(([name, { folder }]) =>
    folder === undefined || folders.includes(folder)
      ? []
      : {
          reason: `The component "${name}" has no folder "${folder}".`,
          actual: folder,
          note: suggest(folder, folders),
          fatal: true,
          file: `${ownFolder}/components/index.ts`,
        },
  );
}

/** The endings by which a bundler finds a part. */
const partFile = /^\w+\.[jt]sx?$/;

/** The files that may lie beside it: its test and its stylesheet. */
const companion = /^\w+\.(?:test\.[jt]sx?|(?:module\.)?css)$/;

/** A part's files; `own.css`; notes; what a system hides. */
const isKnown = (file: string): boolean =>
  file === "own.css" ||
  (names.includes(nameOf(file)) &&
    (partFile.test(file) || companion.test(file))) ||
  file.startsWith(".") ||
  file.endsWith(".md");

const nameOf = (file: string): string => file.split(".")[0] ?? file;

const reportUnknown = (file: string): Diagnostic => {
  const name = nameOf(file);
  const meant = nearest(name, ["own", ...names]);
  return {
    reason: `No part of a page is called "${file.replace(/\.(?:[jt]sx?|css)$/, "")}", so nothing shows this file.`,
    expected: file.endsWith(".css") ? ["own"] : names,
    note:
      (meant !== name && didYouMean(meant)) ||
      "Rename it, or move it to a folder below.",
    fatal: true,
    file: `${ownFolder}/${file}`,
  };
};

/** Reports a part that does not export a component of its name: its page would crash. */
function checkExport(folder: string, file: string): Diagnostic[] {
  const name = nameOf(file);
  const exports = listExports(path.join(folder, file));
  if (!exports || exports.includes(name)) return [];
  return [
    {
      reason: `The part "${name}" does not export a component of this name.`,
      actual: exports.join(", ") || undefined,
      note: `Begin it with "export function ${name}", as "npm run new -- part ${name}" does.`,
      fatal: true,
      file: `${ownFolder}/${file}`,
    },
  ];
}

/**
 * Lists what a module exports; undefined if its syntax is wrong, which the
 * bundler reports. esbuild starts anew for each file, so develop asks once.
 */
const listExports = memoizeFile((file): string[] | undefined => {
  try {
    const { metafile } = buildSync({
      entryPoints: [file],
      outdir: ".",
      write: false,
      metafile: true,
      logLevel: "silent",
    });
    return Object.values(metafile.outputs)[0]?.exports;
  } catch {
    return undefined;
  }
});
