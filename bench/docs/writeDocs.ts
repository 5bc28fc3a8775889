import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { composePost } from "../posts/composePost";
import { locales } from "../posts/types";

/** How many pages have a sidebar together, and how many a category of it holds. */
export const perSidebar = 500;
const perCategory = 25;

const padded = (number: number, digits: number) =>
  String(number).padStart(digits, "0");

/** Where a page lies in its version: part-1/chapter-01/page-0001. */
export function docPath(number: number): string {
  const part = Math.ceil(number / perSidebar);
  const inPart = (number - 1) % perSidebar;
  const chapter = Math.floor(inPart / perCategory) + 1;
  return `part-${part}/chapter-${padded(chapter, 2)}/page-${padded(number, 4)}`;
}

/** The folders of so many versions: the current one, and those that were cut from it. */
export const versionFolders = (versions: number) =>
  Array.from({ length: versions }, (_, at) =>
    at === 0 ? "content/docs" : `content/docs@${at}.0`,
  );

/** Writes so many pages of documentation for each version, in both locales, with the texts of posts. */
export function writeDocs(
  folder: string,
  count: number,
  versions: number,
): void {
  for (const area of versionFolders(versions)) {
    for (let number = 1; number <= count; number += 1) {
      for (const locale of locales) {
        const { title, description, body } = composePost(number, locale);
        const ending = locale === "en" ? "mdx" : `${locale}.mdx`;
        const file = path.join(folder, area, `${docPath(number)}.${ending}`);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(
          file,
          [
            "---",
            `title: ${JSON.stringify(title)}`,
            `description: ${JSON.stringify(description)}`,
            "---",
            "",
            body,
            "",
          ].join("\n"),
        );
      }
    }
  }
}
