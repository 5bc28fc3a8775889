import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SidebarsInput } from "../../config/defineSidebars";
import { defaultLocale, localeCodes } from "../../config/locales";
import { createLocalizedFields } from "../../config/schema/localized";
import type { SidebarItemInput } from "../../config/schema/sidebarsSchema";
import {
  createSidebarSetSchema,
  createSidebarsSchema,
} from "../../config/schema/sidebarsSchema";
import { sidebars as written } from "../../config/sidebars";
import { nearest } from "../../lib/nearest";
import { configLines } from "../config/configFile";
import { parseYaml } from "../content/frontMatter";
import type { ContentProblem } from "../content/problem";
import { type Diagnostic, formatField } from "../diagnostics/diagnostic";
import { fromZodIssues } from "../diagnostics/fromZodIssues";
import type { DocsCollection } from "./collectionsOf";
import { currentVersion, docsFolder } from "./docsArea";

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

const fields = createLocalizedFields(localeCodes, defaultLocale);
const sidebarsSchema = createSidebarsSchema(fields);
const sidebarSetSchema = createSidebarSetSchema(fields);

const toProblem = (diagnostic: Diagnostic): ContentProblem => ({
  severity: "error",
  file: diagnostic.file,
  line: diagnostic.line,
  field: diagnostic.field,
  message: diagnostic.reason,
  allowed: diagnostic.expected?.join(", "),
  fix: diagnostic.note,
});

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
  const lineOf = configLines(root, file);
  const schema = sidebarsSchema;
  const { error } = schema.safeParse(config);
  const found = fromZodIssues(error?.issues ?? [], {
    ...{ file, data: config, schema },
    lineOf: (keys) => lineOf(formatField(keys)),
  });
  problems.push(...found.map(toProblem));
  if (error) return;
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
        const field = formatField([id, ...keys]);
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
  // JSON is YAML, and this parser knows lines.
  const raw = readText(path.join(root, file));
  const { data, lineOf, errors } = parseYaml(raw);
  for (const { reason: message, ...place } of errors) {
    problems.push({ severity: "error", file, message, ...place });
  }
  if (errors.length > 0) return;
  const schema = sidebarSetSchema;
  const { error } = schema.safeParse(data);
  const found = fromZodIssues(error?.issues ?? [], {
    ...{ file, data, lineOf, schema },
  });
  problems.push(...found.map(toProblem));
  if (error) return;
  byArea.set(area, {
    file,
    sidebars: data as WrittenSidebars["sidebars"],
    placeOf: (keys) => ({ field: formatField(keys), line: lineOf(keys) }),
  });
}

function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
