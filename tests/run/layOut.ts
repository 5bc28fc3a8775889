import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readStarter } from "../../src/cli/setup/readStarter";
import { relativePosix } from "../../src/site/files/paths";
import { projectRoot, testSite } from "../siteRoot";
import { copyFiles } from "./copyFiles";

/** What an owner changes. Tests bring their own, so that no change of it fails them. */
const owned =
  /^(?:content|locales|static|src\/own)\/|^src\/config\/(?:site|sidebars)\.ts$/;

type Layout = {
  /** Folders of tests/fixtures; files of later ones replace those of earlier ones. */
  fixtures: readonly string[];
  /** What to leave out, by the path in the project. Default: nothing. */
  without?: RegExp;
};

/** Lays the project out in a folder, with fixtures in place of what is the owner's. */
export function layOut(folder: string, { fixtures, without }: Layout): void {
  const isWanted = (file: string) => !without?.test(file);
  copyFiles(projectRoot, folder, (file) => !owned.test(file) && isWanted(file));
  const [first = "", ...others] = fixtures.map((name) =>
    path.join(projectRoot, "tests/fixtures", name),
  );
  cpSync(first, folder, {
    recursive: true,
    filter: (file) => isWanted(relativePosix(first, file)),
  });
  for (const other of others) cpSync(other, folder, { recursive: true });
  copyLegalPages(path.join(folder, "content/pages"));
}

/** The legal texts are those that `npm run setup` begins a site in Germany with, at the addresses that the tests know. */
function copyLegalPages(folder: string): void {
  for (const code of ["en", "de"]) {
    const texts = readStarter(code, "DE", {});
    for (const page of ["imprint", "privacy"]) {
      const text = texts[`pages/${page}/index.mdx`] ?? "";
      mkdirSync(path.join(folder, page), { recursive: true });
      writeFileSync(
        path.join(folder, page, `${code}.mdx`),
        text.replace(/^slug: .*\n/m, ""),
      );
    }
  }
}
export const layOutTestSite = () => layOut(testSite, { fixtures: ["site"] });
