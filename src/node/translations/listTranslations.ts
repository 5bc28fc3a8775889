import { readFileSync } from "node:fs";
import { listTexts } from "../newContent/listTexts";
import { contentOf, fileHistory } from "./fileHistory";
import type { NoHistory } from "./fileHistory";
import { translationStatus } from "./translationStatus";
import type { TextStatus, TextVersion } from "./translationStatus";

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
  const isKnown = typeof found !== "string";
  const history = {
    files: isKnown ? found : null,
    contentOf: (blob: string) => contentOf(root, blob),
  };
  return {
    texts: [...folders]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([folder, versions]) =>
        translationStatus(folder, versions, history),
      ),
    noHistory: isKnown ? null : found,
  };
}
