import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { slug } from "github-slugger";

const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "bench/README.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => path.join("docs", file)),
];

/** Tells whether a link of a page leads to a file, and to a heading of it. */
function leadsSomewhere(page: string, link: string): boolean {
  const [file = "", heading] = link.split("#");
  const target = file ? path.join(path.dirname(page), file) : page;
  if (!existsSync(target)) return false;
  if (heading === undefined) return true;
  const headings = readFileSync(target, "utf8").matchAll(/^#+ (.*)/gm);
  return [...headings].some(([, text = ""]) => slug(text) === heading);
}

test.each(pages)("%s links to files and headings that are there", (page) => {
  // Links in code blocks are examples.
  const text = readFileSync(page, "utf8").replace(/^```[^]*?^```/gm, "");
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = ""]) => link)
    .filter((link) => !/^(?:https?:|mailto:)/.test(link));
  expect(links.filter((link) => !leadsSomewhere(page, link))).toEqual([]);
});

/** Of the owner, or made by a build. */
const mayBeMissing = /^src\/(?:own|pages)\b|\/messages\.d\.ts$/;

// The changelog names files that have gone.
test.each(pages.filter((page) => page !== "CHANGELOG.md"))(
  "%s names files that are there",
  (page) => {
    const names = readFileSync(page, "utf8").matchAll(
      /`((?:netlify|src|tests|tools)\/[\w./-]+)`/g,
    );
    const files = [...names].map(([, file = ""]) => file);
    expect(
      files.filter((file) => !mayBeMissing.test(file) && !existsSync(file)),
    ).toEqual([]);
  },
);
