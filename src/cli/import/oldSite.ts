import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

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

const isForeign = /^vendor$|(?:^|\/)(?:\.|node_modules$)/;

/** Lists the files of a folder, without hidden ones, packages, and symbolic links, which may lead out of it: newer Nodes' own list follows them. */
export function listOldFiles(root: string, folder = ""): Set<string> {
  const list = (below: string): string[] =>
    readdirSync(path.join(root, below), { withFileTypes: true }).flatMap(
      (entry) => {
        const name = path.posix.join(below, entry.name);
        if (isForeign.test(name)) return [];
        if (entry.isDirectory()) return list(name);
        return entry.isFile() ? name : [];
      },
    );
  return new Set(
    existsSync(path.join(root, folder)) ? list(folder).sort() : [],
  );
}
