import { readFileSync } from "node:fs";
import { listTexts } from "../newContent/listTexts";
import { blobsAt, contentOf, fileHistory } from "./fileHistory";
import type { NoHistory } from "./fileHistory";
import { placesAsked, translationStatus } from "./translationStatus";
import type { History, TextStatus, TextVersion } from "./translationStatus";

export type Translations = {
  texts: TextStatus[];
  /** Why nobody knows what is outdated; null where it is known. */
  noHistory: NoHistory | null;
};

const draft = /^---[ \t]*\r?\n(?:(?!---)[^\n]*\n)*?draft:[ \t]*true\b/;

/** The translations of all texts. */
export function listTranslations(root: string): Translations {
  const folders = new Map<string, TextVersion[]>();
  for (const { file, place } of listTexts(root)) {
    const raw = readFileSync(file.absolutePath, "utf8");
    const version = {
      locale: place.lang,
      file: `content/${file.relativePath}`,
      raw,
      isDraft: draft.test(raw),
    };
    const versions = folders.get(place.folder);
    if (versions) versions.push(version);
    else folders.set(place.folder, [version]);
  }
  const found = fileHistory(root);
  const files = typeof found === "string" ? null : found;
  const texts = [...folders].sort(([a], [b]) => (a < b ? -1 : 1));
  // Git is asked once: a thousand calls would take seconds.
  const blobs = blobsAt(
    root,
    files ? texts.flatMap(([, versions]) => placesAsked(versions, files)) : [],
  );
  const history: History = {
    files,
    blobAt: (place) => blobs.get(place),
    contentOf: (blob) => contentOf(root, blob),
  };
  return {
    texts: texts.map(([folder, versions]) =>
      translationStatus(folder, versions, history),
    ),
    noHistory: typeof found === "string" ? found : null,
  };
}
