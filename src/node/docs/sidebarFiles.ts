import { existsSync, readFileSync } from "node:fs";
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
import { parseYaml } from "../frontMatter";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { fromZodIssues } from "../diagnostics/fromZodIssues";
import { suggest } from "../../lib/nearest";
import type { DocsInstance } from "../collections/docsInstances";
import { currentVersion, docsFolder } from "../collections/docsInstances";

/** The sidebars that the owner wrote for a version. */
export type WrittenSidebars = {
  sidebars: Readonly<Record<string, readonly SidebarItemInput[]>>;
  /** Where an entry is written, by its keys in `sidebars`. */
  locate: (
    keys: readonly PropertyKey[],
  ) => Pick<Diagnostic, "file" | "field" | "line">;
};

/** By the version's folder below content/. */
export type SidebarFiles = ReadonlyMap<string, WrittenSidebars>;

type Read = { files: Map<string, WrittenSidebars>; diagnostics: Diagnostic[] };

/** The file that keeps the sidebars of a version that was cut, in its folder. */
export const snapshotName = "_sidebars.json";

const fields = createLocalizedFields(localeCodes, defaultLocale);
const configSchema = createSidebarsSchema(fields);
const snapshotSchema = createSidebarSetSchema(fields);

/** Reads the sidebars in the owner's config, and those that cut versions brought along. */
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
  const locate = (keys: readonly PropertyKey[]) => ({
    file,
    field: keys,
  });
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
      files.set(area, {
        sidebars,
        locate: (keys) => locate([id, ...keys]),
      });
    } else {
      diagnostics.push({
        reason: `There is no docs instance "${id}".`,
        fatal: true,
        ...locate([id]),
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
) {
  const file = `content/${area}/${snapshotName}`;
  if (!existsSync(path.join(root, file))) return;
  // JSON is YAML, and this parser knows lines.
  const raw = readFileSync(path.join(root, file), "utf8");
  const { data, lineOf, errors } = parseYaml(raw);
  diagnostics.push(...errors.map((error) => ({ ...error, fatal: true, file })));
  const parsed = snapshotSchema.safeParse(data);
  if (parsed.success) {
    files.set(area, {
      sidebars: parsed.data,
      locate: (keys) => ({
        file,
        field: keys,
        line: lineOf(keys),
      }),
    });
  } else {
    const source = { file, data, lineOf, schema: snapshotSchema };
    diagnostics.push(...fromZodIssues(parsed.error.issues, source));
  }
}
