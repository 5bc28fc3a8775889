import { readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { copyFiles } from "../../tests/run/copyFiles";
import { installOnce } from "../command";
import type { GeneratedPost, Locale } from "../posts/composePost";

/** The folder in which everything is laid out, built and logged. */
export const workFolder = path.resolve(__dirname, "../.work");

/** A generator with a site to measure it by, laid out in a folder that may be thrown away. */
export interface Generator {
  name: string;
  folder: string;
  command: string;
  /** The folder of what it builds, in the site. */
  output: string;
  /** What a cold build begins without, beside the output. */
  caches: readonly string[];
  /** Returns where a post lies in the site. */
  locate: (post: GeneratedPost, locale: Locale) => string;
  author: string;
  tags: readonly string[];
}

/** Matches what the measured site goes without: it has the generated posts alone. */
const without = /^(?:bench|tests|content\/(?:blog|projects|docs[^/]*))\//;

/** The site's config without documentation. A link to what is gone would end a build. */
const benchConfig = `import { site as full } from "./fullSite";

const { checks, docs, navbar, ...rest } = full;
export const site = {
  ...rest,
  navbar: {
    ...navbar,
    items: navbar.items.filter(({ type }) => !/^docs?[A-Z]/.test(type)),
  },
  checks: { ...checks, brokenLinks: "warn" },
};
`;

/** Lays this repository's site out, without its posts, projects and documentation. */
export function prepareSite(): Generator {
  const folder = path.join(workFolder, "site");
  copyFiles(process.cwd(), folder, (file) => !without.test(file));
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: { build: string };
  };
  const config = path.join(folder, "src/config/site.ts");
  renameSync(config, path.join(folder, "src/config/fullSite.ts"));
  writeFileSync(config, benchConfig);
  return {
    name: "this site",
    folder,
    command: scripts.build,
    output: "public",
    caches: [".cache"],
    locate: ({ date, slug }, locale) =>
      `content/blog/${date}-${slug}/${locale}.mdx`,
    author: listKeys("content/authors.yaml")[0] ?? "",
    tags: listKeys("content/tags.yaml"),
  };
}

/** Lays out a blog of Docusaurus. */
export function prepareDocusaurus(): Generator {
  const source = path.resolve(__dirname, "../peers/docusaurus");
  const folder = path.join(workFolder, "docusaurus");
  installOnce(source);
  copyFiles(source, folder);
  return {
    name: "Docusaurus",
    folder,
    command: "docusaurus build",
    output: "build",
    caches: [".docusaurus", "node_modules/.cache"],
    locate: ({ date, slug }, locale) =>
      locale === "en"
        ? `blog/${date}-${slug}.mdx`
        : `i18n/${locale}/docusaurus-plugin-content-blog/${date}-${slug}.mdx`,
    author: "alex",
    tags: listKeys("content/tags.yaml"),
  };
}

/** Lists the keys of a YAML file of the site, such as its tags. */
function listKeys(file: string): string[] {
  const entries: unknown = parse(readFileSync(file, "utf8"));
  return Object.keys(entries ?? {});
}
