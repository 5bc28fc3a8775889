import { kindNames } from "../../components/admonition/Admonition";
import { pickText } from "./sourceSite";

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

/** Writes a block of code behind a fence that is longer than any in it. */
function writeCode(language: string, code: string): string {
  const fences = code.match(/^\s*`{3,}/gm) ?? [];
  const lengths = fences.map((one) => one.trim().length + 1);
  const fence = "`".repeat(Math.max(3, ...lengths));
  return `\n${fence}${language}\n${dedent(code)}\n${fence}\n`;
}

/** Takes off the indentation that all lines share: four spaces would make them code. */
function dedent(text: string): string {
  const lines = text.replace(/^(?:[ \t]*\n)+|\s+$/g, "").split("\n");
  const indents = lines.filter(Boolean).map((line) => line.search(/\S|$/));
  return lines.map((line) => line.slice(Math.min(...indents))).join("\n");
}

function writeBlock(
  name: string,
  inner: string,
  label = "",
  params: Params = {},
): string {
  const attributes = writeAttributes(params).trim();
  const info = (label && `[${label}]`) + (attributes && `{${attributes}}`);
  return `\n:::${name}${info}\n${dedent(inner)}\n:::\n`;
}

/** Gives blocks more colons than those inside them have. */
export function nestBlocks(text: string): string {
  const lines = text.split("\n");
  const open: { start: number; colons: number }[] = [];
  for (const [end, line] of lines.entries()) {
    const [mark, name] = /^[\s>]*:{3,}[ \t]*(\w?)/.exec(line) ?? [];
    if (name) open.push({ start: end, colons: 3 });
    const block = mark && !name ? open.pop() : undefined;
    if (!block) continue;
    for (const at of [block.start, end])
      lines[at] = lines[at]?.replace(/:{3,}/, ":".repeat(block.colons)) ?? "";
    const outer = open.at(-1);
    if (outer) outer.colons = Math.max(outer.colons, block.colons + 1);
  }
  return lines.join("\n");
}

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
  const address = pickText(params, "src url image image_path path img");
  const link = pickText(params, "link");
  const caption = pickText(params, "caption title");
  if (address === undefined) return undefined;
  const words = pickText(params, "alt") ?? caption ?? "";
  const picture = `![${words}](${writeTarget(address, caption)})`;
  return link ? `[${picture}](${link})` : picture;
};

const writeAdmonition: Write = (params, inner, name) => {
  const type = pickText(params, "type 0") ?? "";
  const kind = [name, type].find((one) => kindNames.includes(one));
  const title = kind === type ? "" : pickText(params, "0");
  return writeBlock(kind ?? "note", inner, pickText(params, "title") ?? title);
};

const writeTab: Write = (params, inner) => {
  const label = pickText(params, "label name header title 0 value") ?? "";
  const value = pickText(params, "value") ?? label;
  return writeBlock("tab-item", inner, "", { value, label });
};

/** A component that links, or the file of an entry, which is looked up with all addresses. */
const writeLink: Write = (params, inner) => {
  const address = pickText(params, "to href");
  const file = pickText(params, "path 0");
  return address
    ? `[${inner}](${writeTarget(address)})`
    : file && `ref:${file}`;
};

/** What shortcodes and components of other sites are here, by their names without case and hyphens. */
const counterparts: readonly [RegExp, Write][] = [
  [/^(?:figure|image|img|picture|idealimage|themedimage)$/, writeFigure],
  [
    /^(?:lite)?(?:youtube|vimeo)(?:embed|video)?$/,
    (params, inner, name) =>
      writeVideo(
        pickText(params, "id videoId url 0") ?? inner,
        pickText(params, "title"),
        name,
      ),
  ],
  [
    /^(?:highlight|codeblock)$/,
    (params, inner) => writeCode(pickText(params, "language 0") ?? "", inner),
  ],
  [
    /^(?:details|expand|accordion)$/,
    (params, inner) =>
      writeBlock("details", inner, pickText(params, "summary title 0")),
  ],
  [/^tabs$/, (_, inner) => writeBlock("tabs", inner)],
  [/^tab(?:item)?$/, writeTab],
  [
    new RegExp(
      `^(?:${kindNames.join("|")}|admonition|aside|notice|callout|alert|hint)$`,
    ),
    writeAdmonition,
  ],
  [/^(?:ref|relref|posturl|link)$/, writeLink],
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
  { className, htmlFor, ...params }: Params,
  inner = "",
): string {
  const named = { class: className, for: htmlFor, ...params };
  const open = `<${name}${writeAttributes(named)}>`;
  if (isVoid.test(name)) return open;
  const content = /^\s*\n/.test(inner) ? `\n\n${dedent(inner)}\n\n` : inner;
  return `${open}${content}</${name}>`;
}
