import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isFields } from "../../config/schema/rule";
import { checkWith } from "../../config/check";
import type { SidebarsInput } from "../../config/defineSidebars";
import { keysTwice } from "../../config/keysTwice";
import { lineOf as lineIn } from "../../config/lineOf";
import { defaultLocale, localeCodes } from "../../config/locales";
import { localizedText } from "../../config/schema/localizedText";
import type { SidebarItemInput } from "../../config/schema/sidebarsSchema";
import {
  sidebarSetSchema,
  sidebarsSchema,
} from "../../config/schema/sidebarsSchema";
import { sidebars as written } from "../../config/sidebars";
import { nearest } from "../../lib/nearest";
import { currentVersion, docsFolder } from "../content/docsArea";
import { configProblems } from "../content/configProblems";
import type { ContentProblem } from "../content/problem";
import { normaliseText, readYaml } from "../content/readFrontMatter";
import { reportGaps } from "../strings/reportGaps";
import type { DocsCollection } from "./collectionsOf";

/** The sidebars that the owner wrote for a version. */
export type WrittenSidebars = {
  /** Where they are written, from the project's root. */
  file: string;
  sidebars: Readonly<Record<string, readonly SidebarItemInput[]>>;
  /** The dotted path of what is written, and its line. */
  placeOf: (keys: readonly PropertyKey[]) => { field: string; line?: number };
};

/** By the version's folder below content/. */
export type WrittenByArea = ReadonlyMap<string, WrittenSidebars>;

/** The file that the owner writes sidebars in. */
export const sidebarsFile = "src/config/sidebars.ts";

/** The file that keeps the sidebars of a version that was cut, in its folder. */
export const snapshotName = "_sidebars.json";

const localized = localizedText(localeCodes, defaultLocale);

const fieldOf = (keys: readonly PropertyKey[]) =>
  keys.reduce<string>((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    return text === "" ? String(key) : `${text}.${String(key)}`;
  }, "");

type Read = {
  byArea: Map<string, WrittenSidebars>;
  problems: ContentProblem[];
};

/** Reads the sidebars in the owner's config, and those that cut versions brought along. */
export function readSidebars(
  root: string,
  collections: readonly DocsCollection[],
  config: SidebarsInput = written,
): { byArea: WrittenByArea; problems: ContentProblem[] } {
  const read: Read = { byArea: new Map(), problems: [] };
  takeConfig(read, root, collections, config);
  for (const { versions } of collections) {
    for (const { area, name } of versions) {
      if (name !== currentVersion) takeSnapshot(read, root, area);
    }
  }
  return read;
}

function takeConfig(
  { byArea, problems }: Read,
  root: string,
  collections: readonly DocsCollection[],
  config: SidebarsInput,
): void {
  // As it is for a site without docs, there is nothing to check.
  if (Object.keys(config).length === 0) return;
  const file = sidebarsFile;
  const source = readText(path.join(root, file));
  const lineOf = (field: string) => lineIn(source, field);
  const faults = checkWith(sidebarsSchema(localized), config, "The sidebars");
  problems.push(
    ...configProblems(file, faults, lineOf),
    ...keysTwice(source).map(({ key, line, first }): ContentProblem => ({
      severity: "error",
      file,
      line,
      field: key,
      message: `"${key}" is there twice: on line ${first}, too. Only the last one counts.`,
      fix: "Give one of them another id, or remove it.",
    })),
    ...reportGaps(file, config, (steps) => lineOf(fieldOf(steps))),
  );
  if (faults.length > 0) return;
  const ids = collections.map(({ id }) => id);
  for (const [id, sidebars] of Object.entries(config)) {
    if (!ids.includes(id)) {
      problems.push(noCollection(id, ids, lineOf(id)));
      continue;
    }
    byArea.set(docsFolder(id, currentVersion), {
      file,
      sidebars,
      placeOf: (keys) => {
        const field = fieldOf([id, ...keys]);
        return { field, line: lineOf(field) };
      },
    });
  }
}

function noCollection(
  id: string,
  ids: readonly string[],
  line: number | undefined,
): ContentProblem {
  const meant = nearest(id, ids);
  return {
    severity: "error",
    file: sidebarsFile,
    line,
    field: id,
    message: `There is no collection of docs "${id}".`,
    allowed: ids.length > 0 ? ids.join(", ") : "none: content/ has no docs",
    fix: meant
      ? `Did you mean "${meant}"?`
      : `Add a file to content/${docsFolder(id, currentVersion)}, or remove "${id}".`,
  };
}

function takeSnapshot({ byArea, problems }: Read, root: string, area: string) {
  const file = `content/${area}/${snapshotName}`;
  if (!existsSync(path.join(root, file))) return;
  const raw = normaliseText(readText(path.join(root, file)));
  // JSON is YAML, and this parser knows lines.
  const { data, lineOf, syntaxErrors } = readYaml(raw);
  if (syntaxErrors.length > 0) {
    problems.push(
      ...syntaxErrors.map((fault) => ({
        severity: "error" as const,
        file,
        ...fault,
        fix: "Mend the JSON.",
      })),
    );
    return;
  }
  const keysOf = (field: string) =>
    field.split(/[.[\]]+/).filter((step) => step !== "");
  const faults = checkWith(sidebarSetSchema(localized), data, "This file");
  problems.push(
    ...configProblems(file, faults, (field) => lineOf(keysOf(field))),
  );
  if (faults.length > 0 || !isFields(data)) return;
  byArea.set(area, {
    file,
    sidebars: data as WrittenSidebars["sidebars"],
    placeOf: (keys) => ({ field: fieldOf(keys), line: lineOf(keys) }),
  });
}

function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
