import { kindNames } from "../../components/admonition/kinds";

/** The values of a shortcode or component: some by their position, the others by name. */
export type Params = Readonly<Record<string, string | undefined>>;

type Write = (
  params: Params,
  inner: string,
  name: string,
) => string | undefined;

const quote = (text: string) => text.replace(/\s+/g, " ").replaceAll('"', "'");

/** Writes attributes as HTML and directives have them. */
export const writeAttributes = (params: Params): string =>
  Object.entries(params)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value = ""]) => ` ${name}="${value.replaceAll('"', "&quot;")}"`,
    )
    .join("");

/** Writes an address and a title as links have them. */
export const writeTarget = (address: string, title?: string | null): string =>
  (/[\s()<>]/.test(address) ? `<${address}>` : address) +
  (title ? ` "${quote(title)}"` : "");

/** Fences need more of their characters than those inside. */
function writeFence(mark: ":" | "`", info: string, inner: string): string {
  const fences = inner.match(new RegExp(`^[\\s>]*${mark}{3,}`, "gm")) ?? [];
  const lengths = fences.map((one) => one.trim().length + 1);
  const fence = mark.repeat(Math.max(3, ...lengths));
  return `\n${fence}${info}\n${dedent(inner)}\n${fence}\n`;
}

/** Takes off the indentation that all lines share: four spaces would make them code. */
function dedent(text: string): string {
  const lines = text.replace(/^(?:[ \t]*\n)+|\s+$/g, "").split("\n");
  const indents = lines.filter(Boolean).map((line) => line.search(/\S|$/));
  return lines.map((line) => line.slice(Math.min(...indents))).join("\n");
}

const writeBlock = (
  name: string,
  inner: string,
  label = "",
  params: Params = {},
) =>
  writeFence(
    ":",
    name +
      (label && `[${label}]`) +
      `{${writeAttributes(params).trim()}}`.replace("{}", ""),
    inner,
  );

const videos = {
  youtube:
    /^(?:.*(?:youtu\.be\/|\/embed\/|\/shorts\/|[?&]v=))?([\w-]{11})(?![\w-])/,
  vimeo: /^(?:.*vimeo\.com\/(?:video\/)?)?(\d{5,})\b/,
};

/** Writes a video by its id or address; undefined for other addresses. */
export function writeVideo(
  address: string,
  title = "Video",
  name = address,
): string | undefined {
  const site = /vimeo/i.test(name) ? "vimeo" : "youtube";
  const id = videos[site].exec(address)?.[1];
  return id && `\n::${site}{id="${id}" title="${quote(title)}"}\n`;
}

/** A picture in a paragraph of its own is a figure, and its title the caption. */
const writeFigure: Write = (params) => {
  const { src, url, image, image_path, path, img, alt, link } = params;
  const address = src ?? url ?? image ?? image_path ?? path ?? img;
  if (address === undefined) return undefined;
  const words = params.caption ?? params.title;
  const picture = `![${alt ?? words ?? ""}](${writeTarget(address, words)})`;
  return link ? `[${picture}](${link})` : picture;
};

const writeAdmonition: Write = (
  { type, title, 0: first = "" },
  inner,
  name,
) => {
  const kind = [name, type, first].find((one) => kindNames.includes(one ?? ""));
  return writeBlock(
    kind ?? "note",
    inner,
    title ?? (first === kind ? "" : first),
  );
};

const writeTab: Write = (
  { label, name, header, title, 0: first, value },
  inner,
) => {
  const words = label ?? name ?? header ?? title ?? first ?? value ?? "";
  return writeBlock("tab-item", inner, "", {
    value: value ?? words,
    label: words,
  });
};

/** What shortcodes and components of other sites are here, by their names without case and hyphens. */
const counterparts: readonly [RegExp, Write][] = [
  [/^(?:figure|image|img|picture|idealimage|themedimage|zoom)$/, writeFigure],
  [
    /^(?:lite)?(?:youtube|vimeo)(?:embed|video)?$/,
    ({ id, videoid, url, 0: first, title }, inner, name) =>
      writeVideo(id ?? videoid ?? url ?? first ?? inner, title, name),
  ],
  [
    /^(?:x|tweet)$/,
    ({ user = "i", id, 0: first = "" }) =>
      `<https://x.com/${user}/status/${id ?? first}>`,
  ],
  [
    /^gist$/,
    ({ 0: user = "", 1: id }) =>
      `<https://gist.github.com/${id ? `${user}/${id}` : user}>`,
  ],
  [
    /^(?:highlight|codeblock)$/,
    ({ language, 0: first = language ?? "" }, inner) =>
      writeFence("`", first, inner.replace(/^\{`|`\}$/g, "")),
  ],
  [/^mermaid$/, (_, inner) => writeFence("`", "mermaid", inner)],
  [
    /^(?:details|expand|accordion)$/,
    ({ summary, title, 0: first }, inner) =>
      writeBlock("details", inner, summary ?? title ?? first),
  ],
  [/^tabs$/, (_, inner) => writeBlock("tabs", inner)],
  [/^tab(?:item)?$/, writeTab],
  [new RegExp(`^(?:${kindNames.join("|")})$`), writeAdmonition],
  [/^(?:admonition|aside|notice|callout|alert|hint)$/, writeAdmonition],
  // An entry's file, which is looked up with all addresses.
  [
    /^(?:ref|relref|posturl)$/,
    ({ path, 0: first = path }) => first && `ref:${first}`,
  ],
  [
    /^link$/,
    ({ to, href = to, 0: file = "" }, inner) =>
      href ? `[${inner}](${writeTarget(href)})` : file && `ref:${file}`,
  ],
  [/^(?:comment|head|style|script)$/, () => ""],
  [/^(?:raw|rawhtml|translate)$/, (_, inner) => inner],
];

/** Writes what does the same on this site; undefined where nothing does. */
export function writeCounterpart(
  written: string,
  params: Params,
  inner = "",
): string | undefined {
  const name = written.toLowerCase().replace(/[-_]/g, "");
  const write = counterparts.find(([pattern]) => pattern.test(name))?.[1];
  return write?.(params, inner, name);
}

const isVoid = /^(?:area|br|col|embed|hr|img|input|source|track|wbr)$/;

/** Writes an element of HTML in MDX, whose text is Markdown, without what is code. */
export function writeElement(
  name: string,
  { classname, htmlfor, ...params }: Params,
  inner = "",
): string {
  const named = { class: classname, for: htmlfor, ...params };
  const open = `<${name}${writeAttributes(named)}>`;
  if (isVoid.test(name)) return open;
  const content = /^\s*\n/.test(inner) ? `\n\n${dedent(inner)}\n\n` : inner;
  return `${open}${content}</${name}>`;
}
