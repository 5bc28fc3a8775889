import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { parts } from "../../src/config/parts";

const git = (folder: string, ...args: string[]) =>
  execFileSync(
    "git",
    ["-c", "user.name=Kim", "-c", "user.email=kim@kim.dev", ...args],
    { cwd: folder, encoding: "utf8", stdio: "pipe" },
  );

/** Makes the first commit of a folder. */
export function beginHistory(folder: string): void {
  git(folder, "init", "-q", "-b", "main");
  git(folder, "add", "--all");
  git(folder, "commit", "-qm", "The project");
}

export const restore = (folder: string) => {
  git(folder, "reset", "-q", "--hard");
  git(folder, "clean", "-fdq");
};

/** The commands that docs/take-updates.md lists, in its order, up to those of npm. */
function listCommands(upstream: string): string[][] {
  const page = readFileSync("docs/take-updates.md", "utf8");
  const blocks = [...page.matchAll(/^```sh\n([^]*?)^```$/gm)];
  return blocks
    .flatMap(([, block = ""]) => block.trim().split("\n"))
    .filter(
      (line) => line.startsWith("git ") && !line.includes("<that commit>"),
    )
    .map((line) =>
      line
        .replace(/<address [^>]*>/, "<address>")
        .split(" ")
        .slice(1)
        // The folder's name has blanks.
        .map((word) => (word === "<address>" ? upstream : word)),
    );
}

/** Gives a site parts, styles and a component of its own, and a message in its words. */
function addOwn(site: string): void {
  const own = "tests/fixtures/docsSite/src/own";
  cpSync(own, path.join(site, "src/own"), { recursive: true });
  rewordMessage(site, '"Skip to', '"Jump to');
  const page = path.join(site, "content/pages/about/index.mdx");
  appendFileSync(page, '\n<Signature name="Kim" />\n');
}

function rewordMessage(root: string, from: string, to: string): void {
  const file = path.join(root, "locales/en/shell.json");
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}

/** What the pages of that site show of the owner's: parts, styles, the component and the message. */
export const ownMarks = [
  ...["Brand", "HomeHero", "ReadingLayout", "Footer"].map(
    (part) => `data-own="${part}"`,
  ),
  "border-block-start:7px double",
  "letter-spacing:.25em",
  'class="signature"',
  "Jump to main content",
];

/** Changes the originals of all parts, and a message, as a later version may. */
function changeOriginals(upstream: string): void {
  rewordMessage(upstream, '"Back to top"', '"Up"');
  const theme = path.join(upstream, "src/theme");
  for (const file of readdirSync(theme, {
    encoding: "utf8",
    recursive: true,
  })) {
    const { name, ext } = path.parse(file);
    if (ext !== ".tsx" || !(name in parts)) continue;
    const text = readFileSync(path.join(theme, file), "utf8");
    writeFileSync(path.join(theme, file), `// Later\n${text}\n// Later\n`);
  }
}

/**
 * Has a site that setup has made take a later version, by the very commands of
 * the docs, and says what of the owner's is then otherwise than it was.
 * @param upstream the project as it was cloned
 */
export function findUpdateFaults(upstream: string, site: string): string[] {
  addOwn(site);
  git(site, "add", "--all");
  git(site, "commit", "-qm", "Mine");
  changeOriginals(upstream);
  // The example has a new post, another start page and another file in static/.
  const post = path.join(upstream, "content/blog/2026-12-01-new");
  mkdirSync(post, { recursive: true });
  writeFileSync(path.join(post, "index.mdx"), "---\ntitle: New\n---\n\nNew.\n");
  for (const file of [
    "content/pages/about/en.mdx",
    "static/new.txt",
    "src/new.ts",
  ])
    writeFileSync(path.join(upstream, file), "// Later\n");
  git(upstream, "add", "--all");
  git(upstream, "commit", "-qm", "Later");
  const failed = listCommands(upstream).flatMap((args) => {
    try {
      git(site, ...args);
      return [];
    } catch (error) {
      const { stderr, stdout } = error as { stderr: string; stdout: string };
      // A merge ends with 1 where somebody has to resolve conflicts.
      return /^(?:Auto-merging|CONFLICT)/m.test(stdout)
        ? []
        : [`git ${args.join(" ")}: ${stderr}`];
    }
  });
  const changed = git(site, "status", "--porcelain", "content").trim();
  const conflicts = git(site, "diff", "--name-only", "--diff-filter=U");
  const ownChanges = git(site, "status", "--porcelain", "src/own");
  const isMerged =
    git(site, "status", "--porcelain", "src/new.ts").trim() !== "";
  return [
    ...failed,
    ...(changed === "" ? [] : [`Of content/ differ:\n${changed}`]),
    ...(conflicts === "" ? [] : [`There are conflicts:\n${conflicts}`]),
    ...(ownChanges === "" ? [] : [`Of the owner's differ:\n${ownChanges}`]),
    ...(isMerged ? [] : ["src/new.ts did not come"]),
  ];
}

/** Clones the project as an owner does, with the link to its packages. */
export function cloneSite(upstream: string, site: string): void {
  rmSync(site, { recursive: true, force: true });
  execFileSync("git", ["clone", "-q", upstream, site]);
}
