import type { Code } from "mdast";
import type { VFile } from "vfile";
import { createRequire } from "node:module";
import path from "node:path";
import { componentNode } from "../nodes";
import { warn } from "../report";

/** The scale and margin of diagrams by their first line. Unscaled letters have 13 pixels, which is small beside a text. */
const kinds: readonly { header: RegExp; scale: number; margin: number }[] = [
  { header: /^xychart/, scale: 0.9, margin: 0 },
  { header: /^sequenceDiagram/, scale: 1.15, margin: 26 },
  { header: /^(?:class|er)Diagram/, scale: 1.15, margin: 36 },
  { header: /^/, scale: 1.15, margin: 3 },
];
/** The space around a drawing; but for the last pixel, which half a line is in, it is cut off as margin. */
const padding = 4;
/** How wide a small phone shows a drawing, in pixels. */
const phoneWidth = 304;
/** The start of a flowchart that goes sideways. */
const sideways = /^(\s*(?:graph|flowchart)\s+)(?:LR|RL)\b/;
/** The style of an emphasized node: `A[Label]:::mark`. */
const markClass = "classDef mark fill:var(--paper),stroke:var(--accent)";
/** The site's colours, by the variables of the drawing library, whose own stylesheet is omitted. */
const colors: Readonly<Record<string, string>> = {
  "--bg": "var(--paper)",
  "--_text": "var(--ink)",
  "--_line": "var(--edge)",
  "--_arrow": "var(--accent)",
  "--_node-fill": "var(--sunk)",
  "--_node-stroke": "var(--edge)",
  "--_group-fill": "none",
  "--_group-hdr": "var(--line)",
  "--_inner-stroke": "none",
  "--_key-badge": "var(--line)",
};

/**
 * Loads the package, which has no entry for `require`; bundling this code would
 * turn an `import` into one.
 */
const load = () =>
  createRequire(path.join(process.cwd(), "package.json"))(
    "./node_modules/beautiful-mermaid/dist/index.js",
  ) as typeof import("beautiful-mermaid");

/** Draws a diagram; undefined if it can't be drawn, so that its code is shown. */
export function drawDiagram(node: Code, number: number, file: VFile) {
  const { source, ...notes } = readNotes(node.value);
  const header = source.trimStart();
  const kind = kinds.find((candidate) => candidate.header.test(header));
  const { scale = 1, margin = 0 } = kind ?? {};
  const id = `diagram-${number}`;
  const draw = (code: string, name: string) => {
    const styled = /^(?:graph|flowchart)\b/.test(header)
      ? `${code}\n${markClass}`
      : code;
    return readSvg(load().renderMermaidSVG(styled, { padding }), name, margin);
  };
  try {
    const drawing = draw(source, id);
    const upright =
      sideways.test(source) && drawing.width > phoneWidth
        ? draw(source.replace(sideways, "$1TD"), `${id}-upright`)
        : drawing;
    const option = (name: string) =>
      new RegExp(`\\b${name}=(["'])(.*?)\\1`).exec(node.meta ?? "")?.[2];
    const props = {
      drawings: upright.width < drawing.width ? [drawing, upright] : [drawing],
      scale,
      source: node.value,
      title: option("title") ?? notes.title,
      name: notes.name,
      description: option("description") ?? notes.description,
    };
    return componentNode("Diagram", props, node.position);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    warn(file, `This diagram can't be drawn: ${reason}`, node, {
      note: "The page shows its code instead.",
    });
    return undefined;
  }
}

/** Extracts title, name and description, which the library does not read. */
function readNotes(code: string) {
  const notes: { title?: string; name?: string; description?: string } = {};
  const take = (name: keyof typeof notes) => (_: string, value: string) => {
    notes[name] = value.replace(/\s+/g, " ").trim();
    return "";
  };
  const source = code
    .replace(/^---\n(?:[^]*?\n)?title:\s*(.+)\n[^]*?---\n/, take("title"))
    .replace(/^[^\S\n]*accTitle:\s*(.+)$/m, take("name"))
    .replace(/^[^\S\n]*accDescr:\s*(.+)$/m, take("description"))
    .replace(/^[^\S\n]*accDescr\s*\{([^{}]*)\}/m, take("description"));
  return { source, ...notes };
}

/** Rounds the numbers of a tag and names the site's colours; quiet texts have many names. */
const tidyTag = (tag: string) =>
  tag
    .replace(/(?<!\d)\d+\.\d{2,}/g, (number) =>
      String(Math.round(+number * 10) / 10),
    )
    .replace(
      /var\((--(?:_[\w-]+|bg))\)/g,
      (_, name: string) => colors[name] ?? "var(--soft)",
    );

/** Finds where a flowchart ends: the library leaves room for rows that it fills otherwise. */
function findBottom(html: string) {
  if (!html.includes('class="node"')) return undefined;
  const ends = html.matchAll(
    / c?y="([\d.]+)"[^>]*? (?:height|ry?)="([\d.]+)"|,([\d.]+)(?=[ "])/g,
  );
  const bottoms = [...ends].map(([, y, size, point]) =>
    point ? Number(point) : Number(y) + Number(size),
  );
  return Math.max(...bottoms) + padding;
}

/** Removes the stylesheet from a drawing, and makes its ids unique in the page. */
function readSvg(svg: string, id: string, margin: number) {
  const [, width = "0", height = "0"] =
    /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const html = svg
    .replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$/g, "")
    .replace(/<(style|title)>[^]*?<\/\1>|<circle[^>]*xychart-grid[^>]*>/g, "")
    .replace(/ data-[\w-]+="[^"]*"/g, "")
    .replace(/\bid="/g, `id="${id}-`)
    .replace(/url\(#/g, `url(#${id}-`)
    .replace(/<[^<>]+>/g, tidyTag)
    .replace(/>\s+</g, "><");
  return {
    id,
    html,
    width: Math.ceil(Number(width)) - 2 * margin,
    height: Math.ceil(findBottom(html) ?? Number(height)) - 2 * margin,
    offset: margin,
  };
}
