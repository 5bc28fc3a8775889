import { cpSync } from "node:fs";
import path from "node:path";
import { relativePosix } from "../../src/site/files/paths";
import { copyFiles } from "./copyFiles";

/** What an owner changes. Tests bring their own, so that no change of it fails them. */
const owned =
  /^(?:content|locales|static)\/|^src\/config\/(?:site|sidebars)\.ts$/;

type Layout = {
  /** Folders of tests/fixtures; files of later ones replace those of earlier ones. */
  fixtures: readonly string[];
  /** What to leave out, by the path in the project. Default: nothing. */
  without?: RegExp;
};

/** Lays the project out in a folder, with fixtures in place of what is the owner's. */
export function layOut(folder: string, { fixtures, without }: Layout): void {
  const isWanted = (file: string) => !without?.test(file);
  copyFiles(
    process.cwd(),
    folder,
    (file) => !owned.test(file) && isWanted(file),
  );
  const [first = "", ...others] = fixtures.map((name) =>
    path.join("tests/fixtures", name),
  );
  cpSync(first, folder, {
    recursive: true,
    filter: (file) => isWanted(relativePosix(first, file)),
  });
  for (const other of others) cpSync(other, folder, { recursive: true });
  copyLegalPages(path.join(folder, "content/pages"));
}

/** The legal texts are those that `npm run setup` begins a site with. */
function copyLegalPages(folder: string): void {
  for (const code of ["en", "de"]) {
    const starter = path.join("src/cli/setup/starter", code, "pages");
    for (const page of ["imprint", "privacy"]) {
      cpSync(
        path.join(starter, page, "index.mdx"),
        path.join(folder, page, `${code}.mdx`),
      );
    }
  }
}

/** Where the site lies that most tests read; the owner's has no part in what is tested there. */
export const testSite = path.resolve(".test-site");

export const layOutTestSite = () => layOut(testSite, { fixtures: ["site"] });
