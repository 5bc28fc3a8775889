import { formatProblem } from "./content/problem";
import type { ContentProblem } from "./content/problem";
import { sourceReader } from "./content/sourceReader";
import { isDevelop } from "./develop/gatsbyDevelop";

type Websocket = {
  websocketManager: {
    emitError: (id: string, message: OverlayMessage[] | null) => void;
  };
};

/**
 * What src/wraps/showContentFaults.ts makes the overlay show; the other fields
 * are for Gatsby's own way of showing it, should ours not be there.
 */
type OverlayMessage = {
  text: string;
  level: "ERROR";
  code: string;
  context: { sourceMessage: string };
};

/** What the overlay shows of a line. */
const widest = 60;
const longLine = new RegExp(`(.{1,${widest}})(?: +|$)`, "g");

/** Breaks the lines that say something; those of the source stay. */
const wrapped = (block: string) =>
  block
    .split("\n")
    .map((line) => {
      const [, indent = "", text = ""] = /^( *)(.*)$/.exec(line) ?? [];
      if (/^>? *\d* \|/.test(text) || text.length <= widest) return line;
      return text.replace(longLine, `${indent}$1\n`).trimEnd();
    })
    .join("\n");

/** Begins with a path, which Gatsby's overlay takes for the file to open, and has its line in brackets. */
function messageOf(
  root: string,
  errors: readonly ContentProblem[],
): OverlayMessage[] {
  const read = sourceReader(root);
  const [first] = errors;
  if (!first) return [];
  const { file, line = 1, column = 1, field = "" } = first;
  const place = `${file}\n(${line}:${column})  ${field}`.trimEnd();
  const blocks = errors.map((problem) => formatProblem(problem, read));
  // Its first line is the place.
  const [own = "", ...others] = blocks.map(wrapped);
  const text = [own.replace(/^.*\n/, ""), ...others].join("\n\n");
  return [
    {
      text: `${place}\n\n${text}`,
      level: "ERROR",
      code: "content",
      context: { sourceMessage: `${file}: ${first.message}` },
    },
  ];
}

/** What is shown: of the site config, which no round looks at, of its links, and of the content. */
let shown = {
  config: [] as readonly ContentProblem[],
  links: [] as readonly ContentProblem[],
  content: [] as readonly ContentProblem[],
};

/**
 * Shows errors in the browser while developing, and takes them away once they
 * are mended. Gatsby has no public way to its overlay; this is the one that
 * its own GraphQL errors take.
 */
async function show(root: string, now: Partial<typeof shown>): Promise<void> {
  if (!isDevelop()) return;
  const before = Object.values(shown).flat();
  shown = { ...shown, ...now };
  const errors = Object.values(shown).flat();
  if (before.length + errors.length === 0) return;
  const gatsby = "gatsby/dist/utils/websocket-manager.js";
  const { websocketManager } = (await import(gatsby)) as Websocket;
  const message = messageOf(root, errors);
  websocketManager.emitError("content", message.length > 0 ? message : null);
}

/** Shows what a round has found wrong with the content. */
export const showInOverlay = (
  root: string,
  errors: readonly ContentProblem[],
): Promise<void> => show(root, { content: errors });

/** Shows which links of the site config lead nowhere. */
export const showLinksInOverlay = (
  root: string,
  errors: readonly ContentProblem[],
): Promise<void> => show(root, { links: errors });

/** Shows what is wrong with the site config now. */
export const showConfigInOverlay = (
  root: string,
  errors: readonly ContentProblem[],
): Promise<void> => show(root, { config: errors });

/** Whether the overlay shows a fault of a file. */
export const isInOverlay = (file: string): boolean =>
  shown.content.some((problem) => problem.file === file);

/** Shows what is wrong with one file now, beside what was wrong with others. */
export const showFileInOverlay = (
  root: string,
  file: string,
  errors: readonly ContentProblem[],
): Promise<void> =>
  showInOverlay(root, [
    ...errors,
    ...shown.content.filter((problem) => problem.file !== file),
  ]);
