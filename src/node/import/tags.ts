import { kindNames } from "../../components/admonition/kinds";

/** Reports what an import leaves out. */
export type ReportLine = (line: number | undefined, reason: string) => void;

/** The values of a tag: some by their position, the others by name. */
export type Params = Readonly<Record<string, string | undefined>>;

export type TagContext = {
  /** Finds the address of a text, picture or file by its name or number. */
  find: (name: string) => string | undefined;
  /** Values that texts show, by name: those of the front matter and the config. */
  values: (name: string) => string | undefined;
  /** Reports a tag that has no counterpart. */
  report: ReportLine;
};

type Counterpart = (
  params: Params,
  inner: string,
  context: Pick<TagContext, "find" | "values">,
) => string | undefined;

const quote = (text: string) => text.replace(/\s+/g, " ").replaceAll('"', "'");

/** A picture in a paragraph of its own is a figure, and its title the caption. */
const writeFigure: Counterpart = (params) => {
  const { src, url, image, image_path, path, alt, link } = params;
  const address = src ?? url ?? image ?? image_path ?? path;
  if (address === undefined) return undefined;
  const words = params.caption ?? params.description ?? params.title;
  const title = words ? ` "${quote(words)}"` : "";
  const picture = `![${alt ?? words ?? ""}](<${address}>${title})`;
  return link ? `[${picture}](${link})` : picture;
};

const videos = {
  youtube: /^(?:.*(?:youtu\.be\/|\/embed\/|\/shorts\/|[?&]v=))?([\w-]{11})\b/,
  vimeo: /^(?:.*vimeo\.com\/(?:video\/)?)?(\d{5,})\b/,
};

/** Writes a video by its id or address; nothing for other addresses. */
export function writeVideo(
  name: keyof typeof videos,
  address = "",
  title = "Video",
): string | undefined {
  const id = videos[name].exec(address)?.[1];
  return id && `\n::${name}{id="${id}" title="${quote(title)}"}\n`;
}

/** Writes the video that an address of YouTube or Vimeo leads to. */
export const writeVideoAt = (address: string, title?: string) =>
  /youtu\.?be/.test(address)
    ? writeVideo("youtube", address, title)
    : address.includes("vimeo")
      ? writeVideo("vimeo", address, title)
      : undefined;

/** Writes a block of code, behind a fence that is longer than any in it. */
export function writeCode(code: string, info = ""): string {
  const fences = code.match(/`{3,}/g) ?? [];
  const fence = "`".repeat(Math.max(3, ...fences.map((one) => one.length + 1)));
  return `${fence}${info.trim()}\n${code.replace(/^\n|\s+$/g, "")}\n${fence}`;
}

/** Reads options of the highlighters of Hugo and Jekyll. */
export function readCodeOptions(options: string): string {
  const lines = /hl_lines\s*=\s*\[?["']?([\d ,"'-]+)/.exec(options)?.[1];
  const ranges = lines?.match(/\d+(?:-\d+)?/g);
  const hasNumbers = /linenos(?!\s*=\s*"?false)/.test(options);
  return `${ranges ? ` {${ranges.join(",")}}` : ""}${hasNumbers ? " showLineNumbers" : ""}`;
}

const writeLink = (address: string) => `[${address}](${address})`;
const writeBlock = (name: string, label = "", inner = "", colons = ":::") =>
  `\n${colons}${name}${label && `[${label}]`}\n\n${inner.trim()}\n\n${colons}\n`;

const writeTweet: Counterpart = ({ user = "i", id, 0: first = "" }) =>
  writeLink(`https://x.com/${user}/status/${id ?? first}`);

const writeAdmonition: Counterpart = ({ type, title, 0: first }, inner) => {
  const kind = [type, first].find((one) => kindNames.includes(one ?? ""));
  return writeBlock(kind ?? "note", title, inner);
};

const findReference: Counterpart = ({ path, 0: first }, _, { find }) => {
  const [name = "", anchor] = (path ?? first ?? "").split("#");
  const address = name === "" ? "" : find(name);
  return address && address + (anchor ? `#${anchor}` : "");
};

const writeCodeIn = (inner: string, language = "") =>
  `\n${writeCode(inner, language)}\n`;

const writeHighlight: Counterpart = ({ 0: language, ...options }, inner) => {
  const written = Object.entries(options).map(([key, value]) =>
    /^\d+$/.test(key) ? value : `${key}=${value ?? ""}`,
  );
  return `\n${writeCode(inner, `${language ?? ""}${readCodeOptions(written.join(" "))}`)}\n`;
};

const writeDetails: Counterpart = ({ summary, title, 0: first }, inner) =>
  writeBlock("details", summary ?? title ?? first, inner);

/** Our counterparts of tags of other generators: shortcodes of Hugo and WordPress, tags of Liquid, components of MDX. */
export const counterparts: Readonly<Record<string, Counterpart>> = {
  ...Object.fromEntries(
    kindNames.map((kind): [string, Counterpart] => [
      kind,
      ({ title, 0: first }, inner) => writeBlock(kind, title ?? first, inner),
    ]),
  ),
  notice: writeAdmonition,
  callout: writeAdmonition,
  alert: writeAdmonition,
  admonition: writeAdmonition,
  hint: writeAdmonition,
  figure: writeFigure,
  image: writeFigure,
  img: writeFigure,
  picture: writeFigure,
  caption: (_, inner) =>
    `<figure>${inner.replace(/((?:<\/a>|<img[^>]*>))([^<]*)$/, "$1<figcaption>$2</figcaption>")}</figure>`,
  gallery: ({ ids = "" }, _, { find }) =>
    ids
      .split(",")
      .flatMap((id) => find(id.trim()) ?? [])
      .map((address) => `<img src="${address}" alt="">`)
      .join("\n\n"),
  youtube: ({ id, 0: first, title }, inner) =>
    writeVideo("youtube", id ?? first ?? inner, title),
  vimeo: ({ id, 0: first, title }, inner) =>
    writeVideo("vimeo", id ?? first ?? inner, title),
  video: ({ id, provider, src, mp4 }) =>
    id
      ? writeVideo(provider === "vimeo" ? "vimeo" : "youtube", id)
      : writeLink(src ?? mp4 ?? ""),
  embed: (_, inner) => writeVideoAt(inner) ?? writeLink(inner.trim()),
  gist: ({ 0: user = "", 1: id }) =>
    writeLink(`https://gist.github.com/${id ? `${user}/${id}` : user}`),
  tweet: writeTweet,
  twitter: writeTweet,
  x: writeTweet,
  highlight: writeHighlight,
  code: ({ language, lang }, inner) => writeCodeIn(inner, lang ?? language),
  sourcecode: ({ language, lang }, inner) =>
    writeCodeIn(inner, lang ?? language),
  mermaid: (_, inner) => `\n${writeCode(inner, "mermaid")}\n`,
  details: writeDetails,
  expand: writeDetails,
  tabs: (_, inner) => writeBlock("tabs", "", inner, "::::"),
  tab: ({ name, header, title, 0: first = "" }, inner) => {
    const label = name ?? header ?? title ?? first;
    return `\n:::tab-item[${label}]{value="${label}"}\n\n${inner.trim()}\n\n:::\n`;
  },
  ref: findReference,
  relref: findReference,
  link: findReference,
  post_url: findReference,
  param: ({ 0: name = "" }, _, { values }) => values(name),
  comment: () => "",
  raw: (_, inner) => inner,
  rawhtml: (_, inner) => inner,
};
