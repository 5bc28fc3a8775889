import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { listFiles } from "../paths";

const folder = path.join(__dirname, "starter");

/** The words that site.yaml has of each language, for the config. */
export type Word =
  | "projects"
  | "services"
  | "blog"
  | "archive"
  | "tags"
  | "authors"
  | "about"
  | "contact"
  | "handbook"
  | "cv"
  | "feed"
  | "privacy"
  | "imprint"
  | "forClients"
  | "toRead"
  | "legal"
  | "blogDescription"
  | "recentPosts";

/** What the config of a site says in a language. */
type Words = {
  htmlLang: string;
  /** Addresses of fixed pages in the language. */
  paths?: Record<string, string>;
  words: Record<Word, string>;
  synonyms: string[][];
};

/** What a site begins with in a language. */
export type Starter = Words & {
  /** False where nobody has translated it, and it is in English. */
  isTranslated: boolean;
  /** Texts by their paths: pages/home/index.mdx. */
  texts: Record<string, string>;
};

/** Reads what a site begins with in a language, or else in English. */
export function readStarter(code: string): Starter {
  const isTranslated = existsSync(path.join(folder, code));
  const top = path.join(folder, isTranslated ? code : "en");
  const read = (file: string) => readFileSync(path.join(top, file), "utf8");
  const texts = listFiles(top)
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => [file, read(file)] as const);
  return {
    ...(parse(read("site.yaml")) as Words),
    isTranslated,
    texts: Object.fromEntries(texts),
  };
}
