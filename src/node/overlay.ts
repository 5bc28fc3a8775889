import path from "node:path";
import { formatProblem } from "./content/problem";
import type { ContentProblem } from "./content/problem";

/** What Gatsby's overlay shows of an error. */
type OverlayError = {
  text: string;
  level: "ERROR";
  code: string;
  filePath: string;
  location?: { start: { line: number } };
  context: { sourceMessage: string };
};

type Websocket = {
  websocketManager: {
    emitError: (id: string, errors: OverlayError[] | null) => void;
  };
};

const overlayError = (root: string, problem: ContentProblem): OverlayError => {
  const { file, line, message } = problem;
  return {
    text: formatProblem(problem),
    level: "ERROR",
    code: "content",
    filePath: path.join(root, file),
    location: line === undefined ? undefined : { start: { line } },
    context: { sourceMessage: `${file}: ${message}` },
  };
};

/**
 * Shows the content's errors in the browser while developing, and takes them
 * away once they are mended. Gatsby has no public way to its overlay; this is
 * the one that its own GraphQL errors take.
 */
export async function showInOverlay(
  root: string,
  errors: readonly ContentProblem[],
): Promise<void> {
  if (process.env.gatsby_executing_command !== "develop") return;
  const gatsby = "gatsby/dist/utils/websocket-manager";
  const { websocketManager } = (await import(gatsby)) as Websocket;
  const shown = errors.map((problem) => overlayError(root, problem));
  websocketManager.emitError("content", shown.length > 0 ? shown : null);
}
