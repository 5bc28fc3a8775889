import type { ParentSpanPluginArgs } from "gatsby";
import { isContentFile } from "../content/contentPlace";
import { projectPath } from "../content/readContent";
import { isInOverlay, showFileInOverlay } from "../overlay";
import { projectRoot } from "../projectRoot";
import { emitterOf } from "../gatsbyEvents";
import type { Mutation } from "../gatsbyEvents";
import { openPages } from "./gatsbyDevelop";
import { hasBegunSince } from "./rounds";
import { updateText } from "./updateText";

type SavedFile = {
  absolutePath: string;
  relativePath: string;
  sourceInstanceName: string;
  base: string;
  internal: { type: string };
};

/** A saved text that a round may still have to take up. */
type Waiting = { timer: NodeJS.Timeout; isShown: boolean; needsRound: boolean };

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

/** Gatsby may have taken the node already, and ends if it is given one that has an owner. */
const copyOf = ({ type, payload: [node, ...rest] }: Mutation): Mutation => ({
  type,
  payload: [
    node && { ...node, internal: { ...node.internal, owner: "" } },
    ...rest,
  ],
});

/**
 * Shows a saved text in open pages at once. Gatsby waits for more changes,
 * makes its schema anew and plans all pages before it runs a query, which at
 * a thousand posts takes two to three seconds; that round follows only where
 * lists, routes or checks have to know.
 */
export function showSaves(args: ParentSpanPluginArgs): void {
  const emitter = emitterOf(args);
  const root = projectRoot(args.store);
  const waiting = new Map<string, Waiting>();
  const reminders = new WeakSet<Mutation>();

  const show = async (file: SavedFile) => {
    const update = await updateText(args, file);
    if (!update) return;
    const name = projectPath(root, file.absolutePath);
    const wait = waiting.get(file.absolutePath);
    if (wait) {
      wait.isShown = true;
      // Faults that only a round finds, only a round takes away for good.
      wait.needsRound ||= update.needsRound || isInOverlay(name);
    }
    await showFileInOverlay(root, name, update.errors);
    if (update.errors.length > 0) return;
    for (const pagePath of await openPages()) {
      emitter.emit("QUERY_RUN_REQUESTED", { pagePath });
    }
  };

  /**
   * Gatsby forgets the changes that it has collected when a page asks for its
   * data meanwhile. Where nothing but one page's text has changed, that is for
   * the best: a save during a round has to wait for the round's end.
   */
  const remindOf = (file: SavedFile, mutation: Mutation, saved: number) => {
    const before = waiting.get(file.absolutePath);
    clearTimeout(before?.timer);
    const timer = setTimeout(() => {
      const wait = waiting.get(file.absolutePath);
      waiting.delete(file.absolutePath);
      const isDone = wait?.isShown && !wait.needsRound;
      if (isDone || hasBegunSince(saved)) return;
      reminders.add(mutation);
      emitter.emit("ENQUEUE_NODE_MUTATION", mutation);
    }, patience);
    const needsRound = before?.needsRound ?? false;
    waiting.set(file.absolutePath, { timer, isShown: false, needsRound });
  };

  let work = Promise.resolve();
  emitter.on("ENQUEUE_NODE_MUTATION", (mutation) => {
    const file = savedText(mutation);
    if (!file || reminders.has(mutation)) return;
    remindOf(file, copyOf(mutation), performance.now());
    for (const delay of looks) {
      setTimeout(() => {
        // What goes wrong here, the round that follows reports.
        work = work.then(() => show(file)).catch(() => undefined);
      }, delay);
    }
  });
}
