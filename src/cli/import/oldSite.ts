import { realpathSync } from "node:fs";
import path from "node:path";
import { listFiles, relativePosix } from "../../site/files/paths";

/** Front matter, or settings. */
export type Fields = Record<string, unknown>;

/** Notes what an import can't take over as it is. */
export type Report = (file: string, line: number, reason: string) => void;

/** A text of the old site, with the addresses of that site. */
export type OldEntry = {
  kind: "post" | "page" | "doc";
  /** From the root of the old site. */
  file: string;
  /** Default: the main language of the old site. */
  lang?: string | undefined;
  /** What its translations share. */
  key: string;
  /** Its path on the old site. */
  address: string;
  fields: Fields;
  body: string;
  report: (line: number, reason: string) => void;
};

export type OldSite = {
  root: string;
  /** Protocol, host and base path. */
  url?: string | undefined;
  lang?: string | undefined;
  /** Its files, from its root. What is not among them is neither read nor copied. */
  files: ReadonlySet<string>;
  /** By key, with the fields that the old site has for them. */
  authors: Fields;
  tags: Fields;
  entries: OldEntry[];
};

const isForeign = /^\.\.|^\/|^\w:|(?:^|\/)(?:\.|node_modules\/|vendor\/)/;

/** Lists the files of a folder, without hidden ones, packages, and symbolic links that lead out of it. */
export function listOwnFiles(root: string, folder?: string): Set<string> {
  const top = realpathSync(root);
  const isOwn = (name: string) =>
    !isForeign.test(name) &&
    !isForeign.test(relativePosix(top, realpathSync(path.join(root, name))));
  return new Set(listFiles(root, folder).filter(isOwn));
}
