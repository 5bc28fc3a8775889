import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { relativePosix } from "../../site/files/paths";

export type Fields = Readonly<Record<string, unknown>>;

/** Lists what an import can't take over as it is. */
export type Report = (file: string, line: number, reason: string) => void;

/** A text of the old site, as its reader gives it. */
export type OldEntry = {
  kind: "post" | "page";
  /** From the root of the old site. */
  file: string;
  lang: string;
  /** The name that its translations share, from which it gets its folder here. */
  key: string;
  /** Its path on the old site. */
  address: string;
  /** By their names in this site (`nameFields`), with the values of the old one. */
  fields: Fields;
  /** In Markdown. */
  body: string;
  report: (line: number, reason: string) => void;
};

export type OldSite = {
  root: string;
  /** Protocol and host, where the old site names them. */
  url?: string | undefined;
  /** Its files, from its root: no others are read or copied. */
  files: ReadonlySet<string>;
  entries: OldEntry[];
};

const isForeign = /^vendor\/|(?:^|\/)(?:\.|node_modules\/)/;

/** Lists the files of a folder, without hidden ones, packages, and symbolic links, which may lead out of it. */
export function listOldFiles(root: string, folder = ""): Set<string> {
  const top = path.join(root, folder);
  if (!existsSync(top)) return new Set();
  const names = readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((file) => relativePosix(root, path.join(file.parentPath, file.name)));
  return new Set(names.filter((name) => !isForeign.test(name)).sort());
}
