import { contentPlace } from "../contentPlace";
import { formatProblems } from "../problem";
import { readDoc } from "../readDoc";

/** Reads a text as if it lay in a file below content/. */
export function readSampleDoc(file: string, raw: string) {
  const place = contentPlace(file);
  if (place.kind !== "doc") throw new Error(`No page of docs: ${file}`);
  const { lang, name } = place;
  const absolutePath = `/site/content/${file}`;
  return readDoc(
    { root: "/site", absolutePath, raw, lang, idPrefix: name },
    place,
  );
}

/** What is wrong with such a text, as a build prints it. */
export const reportOfDoc = async (file: string, raw: string) =>
  formatProblems("Faults:", (await readSampleDoc(file, raw)).problems);
