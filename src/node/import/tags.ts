import { kindNames } from "../../components/admonition/Admonition";
import { pickText } from "./readFields";
import type { Resolve } from "./resolveAddress";

/** The values of a shortcode or component: some by their position, the others by name. */
type Params = Readonly<Record<string, string | undefined>>;

const param =
  /(?:([\w-]+)\s*=\s*)?(?:"((?:\\.|[^"])*)"|'([^']*)'|`([^`]*)`|([^\s"'`]+))/g;

/** Reads `word "two words" name="value"`. */
export function readParams(text = ""): Params {
  let position = 0;
  const values = [...text.matchAll(param)].map(
    ([, name = String(position++), double, ...others]) => [
      name,
      double?.replace(/\\(.)/g, "$1") ?? others.find(Boolean),
    ],
  );
  return Object.fromEntries(values) as Params;
}

const quote = (text: string) => text.replace(/\s+/g, " ").replaceAll('"', "'");

/** Writes an address and a title as links have them. */
export const writeTarget = (address: string, title?: string | null): string =>
  (/[\s()<>]/.test(address) ? `<${address}>` : address) +
  (title ? ` "${quote(title)}"` : "");

const videos = {
  youtube:
    /^(?:.*(?:youtu\.be\/|\/embed\/|\/shorts\/|[?&]v=))?([\w-]{11})(?![\w-])/,
  vimeo: /^(?:.*vimeo\.com\/(?:video\/)?)?(\d{5,})\b/,
};

/** Writes a video by its id or address; undefined for other addresses. */
function writeVideo(address: string, title = "Video", name = address) {
  const site = /vimeo/i.test(name) ? "vimeo" : "youtube";
  const id = videos[site].exec(address)?.[1];
  return id && `\n::${site}{id="${id}" title="${quote(title)}"}\n`;
}

/** Writes a picture. In a paragraph of its own it is a figure, and its title the caption. */
function writePicture(params: Params) {
  const address = pickText(params, "src url image sources image_path path");
  const caption = pickText(params, "caption title");
  const link = pickText(params, "link");
  if (address === undefined) return undefined;
  const words = pickText(params, "alt") ?? caption ?? "";
  const picture = `![${words}](${writeTarget(address, caption)})`;
  return link ? `[${picture}](${link})` : picture;
}

/** What becomes an admonition, or details. */
const container = new RegExp(
  `^(?:${kindNames.join("|")}|admonition|notice|callout|aside|alert|hint|details|expand)$`,
  "i",
);

function writeContainer(name: string, params: Params) {
  const { 0: first = "" } = params;
  const kinds = [name, first, pickText(params, "type")];
  const kind = kindNames.find((one) =>
    kinds.some((given) => given?.toLowerCase() === one),
  );
  const usual = /^(?:details|expand)$/i.test(name) ? "details" : "note";
  const title =
    pickText(params, "title summary") ?? (first === kind ? "" : first);
  return `\n:::${kind ?? usual}${title && `[${title}]`}\n`;
}

/**
 * Finds what does the same as a shortcode or component of other sites: a text
 * (`whole`), or what surrounds its content. Undefined where nothing does.
 */
export function findCounterpart(
  name: string,
  params: Params,
): { whole: string } | { before: string; after: string } | undefined {
  if (container.test(name))
    return { before: writeContainer(name, params), after: "\n:::\n" };
  const address = pickText(params, "to href");
  if (name === "Link" && address)
    return { before: "[", after: `](${writeTarget(address)})` };
  if (/^(?:ref|relref|post_url|link)$/.test(name)) {
    const file = pickText(params, "path") ?? Object.values(params).join(" ");
    return { whole: `ref:${encodeURI(file)}` };
  }
  const video = pickText(params, "id videoId url 0") ?? "";
  const whole = /youtube|vimeo/i.test(name)
    ? writeVideo(video, pickText(params, "title"), name)
    : /^(?:figure|img|picture|\w*image)$/i.test(name)
      ? writePicture(params)
      : undefined;
  return whole === undefined ? undefined : { whole };
}

/** Makes text of attributes that name a file, imported or handed to a function; others in braces are left out. */
export const fillExpressions = (
  tag: string,
  imports: ReadonlyMap<string, string>,
) =>
  tag.replace(
    /\s(?:([\w-]+)=)?\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g,
    (_, name: string | undefined, code: string) => {
      const [, quoted] = /(?:^|[(:])\s*["'`]([^"'`$]*)["'`]/.exec(code) ?? [];
      const file = imports.get(code.trim().replace(/\.\w+$/, "")) ?? quoted;
      return file && /^(?:src|sources|href|to|alt|title)$/.test(name ?? "")
        ? ` ${name ?? ""}="${file}"`
        : "";
    },
  );

/** Gives tags the addresses of this site. */
export const translateTags = (html: string, resolve: Resolve, line: number) =>
  html
    .replace(/\ssrcset\s*=\s*(?:"[^"]*"|'[^']*')/gi, "")
    .replace(
      /(\s(src|sources|href|to|poster)\s*=\s*)(["'])(.*?)\3/gi,
      (_, start: string, name: string, mark: string, address: string) => {
        const to = resolve(address, !/^(?:href|to)$/i.test(name), line);
        return to === undefined ? "" : start + mark + to + mark;
      },
    );

const videoFrame =
  /^\s*<iframe[^>]*\ssrc=["']([^"']*(?:youtu|vimeo)[^"']*)["'][^>]*>\s*(?:<\/iframe>\s*)?$/i;

/** Translates what HTML in Markdown may be: a video, the end of an excerpt; names of types are no components. */
export const translateHtml = (html: string, resolve: Resolve, line: number) =>
  writeVideo(videoFrame.exec(html)?.[1] ?? "")?.trim() ??
  translateTags(html, resolve, line)
    .replace(/<!--\s*more\s*-->/i, "<!-- truncate -->")
    .replace(/<(?=\/?[A-Z]\w*[a-z])/g, "&lt;");
