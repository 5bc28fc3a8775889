import type { OwnerConfig } from "../config/types";
import { memoize } from "../lib/memoize";
import type { LoadedEntry } from "./collections";
import { checkRepository, loadGitTimes } from "./content/gitTimes";
import type { GitTimes } from "./content/gitTimes";
import type { Diagnostic } from "./diagnostics/diagnostic";
import { validateSidebars } from "./docs/checkSidebars";
import type { EntryCache } from "./entryCache";
import { findEntryFiles } from "./findEntryFiles";
import { findOutdated } from "./findOutdated";
import type { SourceChange } from "./findOutdated";
import { createFileLookup } from "./links/fileLookup";
import type { FileLookup } from "./links/fileLookup";
import { loadEntries } from "./loadEntries";

/** The input of a site, from the files of its project. */
export type Sources = {
  root: string;
  owner: OwnerConfig;
  /** The entries of all files, each in the language of its file. */
  loaded: LoadedEntry[];
  /** The files that links can lead to. */
  files: FileLookup;
  gitTimes: ReadonlyMap<string, GitTimes>;
  /** The translations, by path, whose source has changed since; none if pages don't say so. */
  outdated: ReadonlyMap<string, SourceChange>;
  /** The errors and warnings of single files. */
  diagnostics: Diagnostic[];
};

const checkOnce = memoize(checkRepository);

/** Folders that links of entries and of the config can lead to. */
const linkedFolders = ["content", "static", "src/pages"];

/** Reads the entries of a project, and which other files it has. */
export async function readSources(
  root: string,
  owner: OwnerConfig,
  cache: EntryCache | undefined,
): Promise<Sources> {
  const { files, diagnostics } = findEntryFiles(root, owner.config.i18n);
  const { sidebars, ...checked } = validateSidebars(owner);
  const { config } = owner;
  const loaded = await loadEntries(root, files, { config, sidebars }, cache);
  const gitTimes = loadGitTimes(root);
  return {
    root,
    owner: { ...owner, sidebars },
    loaded,
    files: createFileLookup(root, linkedFolders),
    gitTimes,
    outdated: config.outdatedNotice
      ? findOutdated(root, config.i18n, files)
      : new Map(),
    diagnostics: [
      ...diagnostics,
      ...checked.diagnostics,
      ...(gitTimes.size === 0 ? checkOnce(root) : []),
      ...loaded.flatMap((entry) => entry.diagnostics),
    ],
  };
}
