/*
 * The drawing as the page needs it. The library's own comes with a sheet that
 * asks a font host, ids that are the same in each diagram, and three times the
 * bytes; and it trusts its input. So nothing is passed on but elements and
 * attributes that are listed here.
 */
const elements = new Set(
  "circle defs ellipse g line marker path polygon polyline rect text tspan".split(
    " ",
  ),
);
const attributes = new Set(
  "cx cy d dy fill font-size font-style font-weight height marker-end marker-start markerHeight markerWidth orient points r refX refY rx ry stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-width text-anchor text-decoration transform width x x1 x2 y y1 y2".split(
    " ",
  ),
);
/** What the sheet says of all (src/parts/diagram/diagram.css), or is so anyway. */
const defaults: Readonly<Record<string, string>> = {
  fill: "var(--ink)",
  "font-size": "13",
  "font-weight": "500",
  rx: "0",
  ry: "0",
  "stroke-width": "1",
};
/** Colours that the library works with, and the site's for them. */
const colours: Readonly<Record<string, string>> = {
  "var(--_text)": "var(--ink)",
  "var(--_text-sec)": "var(--soft)",
  "var(--_text-muted)": "var(--soft)",
  "var(--_text-faint)": "var(--soft)",
  "var(--_line)": "var(--edge)",
  "var(--_arrow)": "var(--accent)",
  "var(--_node-fill)": "var(--sunk)",
  "var(--_node-stroke)": "var(--edge)",
  "var(--_group-fill)": "none",
  "var(--_group-hdr)": "var(--line)",
  "var(--_inner-stroke)": "none",
  "var(--_key-badge)": "var(--line)",
  "var(--bg)": "var(--paper)",
  none: "none",
};
const marked: Readonly<Record<string, string>> = {
  fill: "var(--mark)",
  stroke: "var(--accent)",
};
/** What has a class: a chart's parts, and names of columns; its grid of dots has the most bytes of all. */
const chartClass =
  /^(?:xychart-(bar|line|dot|legend-line|legend-bar|color-\d|label|axis-title|title)|(mono))$/;
const droppedClass = /^xychart-(?:grid|line-shadow)/;

const tag = /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const attribute = /([\w:-]+)="([^"]*)"/g;
const number = /-?\d+\.\d+/g;

const rounded = (value: string) =>
  value.replace(number, (found) => String(Math.round(Number(found) * 10) / 10));

const classesOf = (value: string) =>
  value
    .split(" ")
    .flatMap((name) => {
      const [, part, mono = part] = chartClass.exec(name) ?? [];
      return mono === undefined ? [] : `diagram-${mono}`;
    })
    .join(" ");

const coloured = (name: string, value: string): string | undefined =>
  value === "mark" ? marked[name] : colours[value];

function cleanAttribute(name: string, value: string, id: string) {
  if (name === "class") return classesOf(value) || undefined;
  if (name === "id" && /^[\w-]+$/.test(value)) return `${id}-${value}`;
  if (!attributes.has(name)) return undefined;
  if (name === "fill" || name === "stroke") return coloured(name, value);
  const target = /^url\(#([\w-]+)\)$/.exec(value)?.[1];
  if (name.startsWith("marker-")) return target && `url(#${id}-${target})`;
  return /^[\w\s.,()+-]*$/.test(value) ? rounded(value) : undefined;
}

/** Says of a text what is not the rule: most are centred; the shift down its place can take as well. */
function placeText(all: Map<string, string>): void {
  const anchor = all.get("text-anchor") ?? "start";
  if (anchor === "middle") all.delete("text-anchor");
  else all.set("text-anchor", anchor);
  const [y, dy] = [all.get("y"), all.get("dy")];
  if (y === undefined || dy === undefined || Number.isNaN(Number(dy))) return;
  all.set("y", rounded(String(Number(y) + Number(dy) + 0.001)));
  all.delete("dy");
}

function cleanTag(name: string, source: string, id: string): string {
  const all = new Map<string, string>();
  for (const [, key = "", value = ""] of source.matchAll(attribute)) {
    const clean = cleanAttribute(key, value, id);
    if (
      clean !== undefined &&
      !(name !== "marker" && defaults[key] === clean)
    ) {
      all.set(key, clean);
    }
  }
  if (name === "text") placeText(all);
  return [name, ...[...all].map(([key, value]) => `${key}="${value}"`)].join(
    " ",
  );
}

export type Drawing = {
  html: string;
  /** In pixels. */
  width: number;
  height: number;
  /** What is cut off at the start and at the top, in pixels. */
  offset: number;
};

/** English, and of no interest. */
const emptyTable = /<text[^>]*>\(no attributes\)<\/text>/g;

/**
 * @param id Begins the ids in the drawing; unique in its page.
 * @param margin Of white, to be cut off; in pixels.
 */
export function cleanSvg(svg: string, id: string, margin: number): Drawing {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const inner = svg
    .replace(/^[^]*?<svg[^>]*>/, "")
    .replace(/<(style|title)>[^]*?<\/\1>/g, "")
    .replace(/<\/svg>\s*$/, "");
  let html = "";
  let at = 0;
  for (const found of inner.matchAll(tag)) {
    const [all, slash, name = "", given = "", end] = found;
    const text = inner.slice(at, found.index);
    // A text that is no text was not escaped.
    if (!text.includes("<")) html += text.trim() === "" ? "" : text;
    at = found.index + all.length;
    if (!elements.has(name)) continue;
    const names = /\sclass="([^"]*)"/.exec(given)?.[1] ?? "";
    if (droppedClass.test(names)) continue;
    html += slash
      ? `</${name}>`
      : `<${cleanTag(name, given, id)}${end ? "/" : ""}>`;
  }
  html = withoutGroups(html).replace("<defs></defs>", "");
  return {
    html: usedMarkers(html).replace(emptyTable, ""),
    width: Math.ceil(Number(width ?? 0)) - 2 * margin,
    height: Math.ceil(Number(height ?? 0)) - 2 * margin,
    offset: margin,
  };
}

/** Groups without attributes only said what their parts are. */
function withoutGroups(html: string): string {
  const open: boolean[] = [];
  return html.replace(/<g( [^>]*)?>|<\/g>/g, (found, given?: string) => {
    if (found === "</g>") return open.pop() ? found : "";
    open.push(given !== undefined);
    return given === undefined ? "" : found;
  });
}

/** Without the arrowheads that no line has. */
const usedMarkers = (html: string) =>
  html
    .replace(/<marker id="([\w-]+)"[^]*?<\/marker>/g, (found, id: string) =>
      html.includes(`url(#${id})`) ? found : "",
    )
    .replace("<defs></defs>", "");
