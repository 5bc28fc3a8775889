import type { ParentSpanPluginArgs } from "gatsby";
import { isContentFile } from "../content/contentPlace";
import { projectPath } from "../content/readContent";
import { showFileInOverlay } from "../overlay";
import { projectRoot } from "../projectRoot";
import { emitterOf, openPages } from "./gatsbyDevelop";
import type { Mutation } from "./gatsbyDevelop";
import { hasBegunSince } from "./rounds";
import { updateText } from "./updateText";

type SavedFile = {
  absolutePath: string;
  relativePath: string;
  sourceInstanceName: string;
  base: string;
  internal: { type: string };
};

/** An editor may empty a file first, and fill it a moment later, without a second event: so looks are repeated. */
const looks = [0, 60, 240];

/** Longer than Gatsby collects changes and makes its schema before it looks at texts. */
const patience = 2000;

function savedText({ type, payload }: Mutation): SavedFile | null {
  const node = payload[0] as SavedFile | undefined;
  const isText =
    type === "createNode" &&
    node?.internal.type === "File" &&
    node.sourceInstanceName === "content" &&
    isContentFile(node.base);
  return isText ? node : null;
}

/** Gatsby marks a node that it has taken, and takes none that is marked. */
const copyOf = ({ type, payload: [node, ...rest] }: Mutation): Mutation => ({
  type,
  payload: [node && { ...node, internal: { ...node.internal } }, ...rest],
});

/**
 * Shows a saved text in open pages at once. Gatsby waits for more changes,
 * makes its schema anew and plans all pages before it runs a query, which at
 * a thousand posts takes two to three seconds; that round still follows, for
 * lists, routes and checks.
 */
export function showSaves(args: ParentSpanPluginArgs): void {
  const emitter = emitterOf(args);
  const root = projectRoot(args.store);
  const rounds = new Map<string, NodeJS.Timeout>();
  const reminders = new WeakSet<Mutation>();

  const show = async (file: SavedFile) => {
    const update = await updateText(args, file);
    if (!update) return;
    const name = projectPath(root, file.absolutePath);
    await showFileInOverlay(root, name, update.errors);
    if (update.errors.length > 0) return;
    for (const pagePath of await openPages()) {
      emitter.emit("QUERY_RUN_REQUESTED", { pagePath });
    }
  };

  /** Gatsby forgets the changes that it has collected when a page asks for its data meanwhile. */
  const remindOf = (file: SavedFile, mutation: Mutation, saved: number) => {
    clearTimeout(rounds.get(file.absolutePath));
    const timer = setTimeout(() => {
      rounds.delete(file.absolutePath);
      if (hasBegunSince(saved)) return;
      reminders.add(mutation);
      emitter.emit("ENQUEUE_NODE_MUTATION", mutation);
    }, patience);
    rounds.set(file.absolutePath, timer);
  };

  let work = Promise.resolve();
  emitter.on("ENQUEUE_NODE_MUTATION", (mutation) => {
    const file = savedText(mutation);
    if (!file || reminders.has(mutation)) return;
    for (const delay of looks) {
      setTimeout(() => {
        // What goes wrong here, the round that follows reports.
        work = work.then(() => show(file)).catch(() => undefined);
      }, delay);
    }
    remindOf(file, copyOf(mutation), performance.now());
  });
}
