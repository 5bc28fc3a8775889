import { createRequire } from "node:module";
import path from "node:path";
import { cleanSvg } from "./cleanSvg";
import type { Drawing } from "./cleanSvg";
import type { Diagram } from "./readDiagram";

type Library = typeof import("beautiful-mermaid");

/**
 * Most texts have no diagram, and the library takes a while to load. It is
 * named by its file: its package has an entry for `import` only, of which
 * Gatsby's bundle of this code makes `require`.
 */
const load = () =>
  createRequire(path.join(process.cwd(), "package.json"))(
    "./node_modules/beautiful-mermaid/dist/index.js",
  ) as Library;

/** Room around a drawing, in its own pixels, for lines at its edge: the text around has its own. */
const padding = 4;

/** Draws a diagram that `readDiagram` found nothing wrong with; null where the library fails. */
export function drawDiagram(
  { source, margin }: Diagram,
  id: string,
): Drawing | null {
  const { renderMermaidSVG } = load();
  try {
    return cleanSvg(
      renderMermaidSVG(source, { padding }),
      id,
      margin && margin - padding,
    );
  } catch {
    return null;
  }
}
