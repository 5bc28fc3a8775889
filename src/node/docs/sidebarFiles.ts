import { existsSync } from "node:fs";
import path from "node:path";
import { defaultLocale, localeCodes } from "../../config/locales";
import { createLocalizedFields } from "../../config/schema/localized";
import type { SidebarItemInput } from "../../config/schema/sidebarsSchema";
import {
  createSidebarSetSchema,
  createSidebarsSchema,
} from "../../config/schema/sidebarsSchema";
import { sidebars as config } from "../../config/sidebars";
import { sidebarsFile } from "../config/configFile";
import { readYamlFile } from "../content/validate";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { fromZodIssues } from "../diagnostics/fromZodIssues";
import { suggest } from "../../lib/nearest";
import type { DocsInstance } from "../collections/docsInstances";
import { currentVersion, docsFolder } from "../collections/docsInstances";

/** The sidebars that the owner wrote for a version. */
export type WrittenSidebars = {
  sidebars: Readonly<Record<string, readonly SidebarItemInput[]>>;
  /** Finds an item in its file by its path in `sidebars`. */
  locate: (
    keys: readonly PropertyKey[],
  ) => Pick<Diagnostic, "file" | "field" | "line">;
};

/** By the version's folder below content/. */
export type SidebarFiles = ReadonlyMap<string, WrittenSidebars>;

type Read = { files: Map<string, WrittenSidebars>; diagnostics: Diagnostic[] };

/** The file with the sidebars of a released version, in its folder. */
export const snapshotName = "_sidebars.json";

const fields = createLocalizedFields(localeCodes, defaultLocale);
const configSchema = createSidebarsSchema(fields);
const snapshotSchema = createSidebarSetSchema(fields);

/** Reads the sidebars in src/config/sidebars.ts, and those of released versions. */
export function readSidebarFiles(
  root: string,
  instances: readonly DocsInstance[],
): { files: SidebarFiles; diagnostics: Diagnostic[] } {
  const read: Read = { files: new Map(), diagnostics: [] };
  readConfig(read, instances);
  for (const { area, name } of instances.flatMap((one) => one.versions)) {
    if (name !== currentVersion) readSnapshot(read, root, area);
  }
  return read;
}

function readConfig(
  { files, diagnostics }: Read,
  instances: readonly DocsInstance[],
): void {
  const file = sidebarsFile;
  const { error } = configSchema.safeParse(config);
  if (error) {
    const source = { file, data: config, schema: configSchema };
    diagnostics.push(...fromZodIssues(error.issues, source));
    return;
  }
  const ids = instances.map(({ id }) => id);
  for (const [id, sidebars] of Object.entries(config)) {
    const area = docsFolder(id, currentVersion);
    if (ids.includes(id)) {
      const locate = (keys: readonly PropertyKey[]) => ({
        file,
        field: [id, ...keys],
      });
      files.set(area, { sidebars, locate });
    } else {
      diagnostics.push({
        reason: `There is no docs instance "${id}".`,
        fatal: true,
        file,
        field: [id],
        expected: ids,
        note:
          suggest(id, ids) ??
          `Add a file to content/${area}, or remove "${id}".`,
      });
    }
  }
}

function readSnapshot(
  { files, diagnostics }: Read,
  root: string,
  area: string,
): void {
  const file = `content/${area}/${snapshotName}`;
  if (!existsSync(path.join(root, file))) return;
  const read = readYamlFile(root, file, snapshotSchema);
  const { value: sidebars, lineOf } = read;
  diagnostics.push(...read.diagnostics);
  if (!sidebars) return;
  files.set(area, {
    sidebars,
    locate: (field) => ({ file, field, line: lineOf(field) }),
  });
}
