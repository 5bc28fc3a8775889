import { pickText } from "./sourceSite";

/** The values of a shortcode or component: some by their position, the others by name. */
export type Params = Readonly<Record<string, string | undefined>>;

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
export function writeVideo(
  address: string,
  title = "Video",
  name = address,
): string | undefined {
  const site = /vimeo/i.test(name) ? "vimeo" : "youtube";
  const id = videos[site].exec(address)?.[1];
  return id && `\n::${site}{id="${id}" title="${quote(title)}"}\n`;
}

/**
 * Writes what does the same as a shortcode or component of other sites;
 * undefined where nothing does. A picture in a paragraph of its own is a
 * figure, and its title the caption.
 */
export function writeCounterpart(
  name: string,
  params: Params,
): string | undefined {
  if (/youtube|vimeo/i.test(name)) {
    const address = pickText(params, "id videoId url 0") ?? "";
    return writeVideo(address, pickText(params, "title"), name);
  }
  if (!/^(?:figure|img|picture|\w*image)$/i.test(name)) return undefined;
  const address = pickText(params, "src url image sources image_path path");
  const caption = pickText(params, "caption title");
  const link = pickText(params, "link");
  if (address === undefined) return undefined;
  const words = pickText(params, "alt") ?? caption ?? "";
  const picture = `![${words}](${writeTarget(address, caption)})`;
  return link ? `[${picture}](${link})` : picture;
}
