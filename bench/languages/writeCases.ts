import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { locales, type Locale } from "../posts/types";
import type { Subject } from "../subjects/types";
import { bodyIn, cases, caseTags, type Case } from "./cases";

/** Where each generator wants a text. */
function placeOf(subject: Subject, one: Case, locale: Locale): string {
  const { kind, file } = one;
  if (subject.target === "site") {
    const folder = kind === "post" ? "content/blog" : "content/pages";
    return `${folder}/${file}/${locale}.mdx`;
  }
  if (kind === "page") return `src/pages/${file}.mdx`;
  return locale === "en" || one.isInDefaultFolder
    ? `blog/${file}.mdx`
    : `i18n/${locale}/docusaurus-plugin-content-blog/${file}.mdx`;
}

function write(subject: Subject, place: string, text: string): void {
  const file = path.join(subject.folder, place);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes the texts of the comparison into a site without posts, and their tags. */
export function writeCases(subject: Subject): void {
  for (const one of Object.values<Case>(cases)) {
    for (const locale of locales) {
      const words = one.words[locale];
      if (!words) continue;
      const isBoth = one === cases.both;
      const fields = {
        ...words,
        ...(one.kind === "post" && {
          date: one.file.slice(0, 10),
          authors: [subject.author ?? "alex"],
          tags: isBoth ? (subject.tags ?? []) : one.tags,
        }),
      };
      const lines = Object.entries(fields).map(([key, value]) =>
        key === "date"
          ? `date: ${String(value)}`
          : `${key}: ${JSON.stringify(value)}`,
      );
      const text = ["---", ...lines, "---", "", bodyIn(locale), ""].join("\n");
      // Docusaurus takes a slug of a page for its address, from "/".
      const own =
        subject.target === "docusaurus" && one.kind === "page"
          ? text.replace(/^slug: .*\n/m, "")
          : text;
      write(subject, placeOf(subject, one, locale), own);
    }
  }
  writeTags(subject);
}

function writeTags(subject: Subject): void {
  const entries = Object.entries(caseTags);
  if (subject.target === "site") {
    const lines = entries.map(
      ([key, label]) => `${key}:\n  label: ${JSON.stringify(label)}\n`,
    );
    appendFileSync(
      path.join(subject.folder, "content/tags.yaml"),
      `\n${lines.join("")}`,
    );
    return;
  }
  for (const locale of locales) {
    const lines = entries.map(
      ([key, label]) => `${key}:\n  label: ${label[locale]}\n`,
    );
    const folder =
      locale === "en"
        ? "blog"
        : `i18n/${locale}/docusaurus-plugin-content-blog`;
    write(subject, `${folder}/tags.yml`, lines.join(""));
  }
}
