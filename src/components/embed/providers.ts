import { readUrl } from "../../lib/address";

/** A video of another site. */
export type Frame = {
  /** The provider's name. */
  provider: string;
  /** The address of the frame. */
  src: string;
  /** The page on the provider's site. */
  href: string;
};

/** Reads the second at which a video begins, in each way that addresses say it: `t=1m30s`, `start=90`, `#t=90s`; 0 from its beginning. */
function readStart({ hash, searchParams }: URL): number {
  const behind = new URLSearchParams(hash.slice(1));
  const time =
    searchParams.get("t") ?? searchParams.get("start") ?? behind.get("t") ?? "";
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
}

/** The host without cookies; it plays at once, because the reader has already asked for it. */
const youTubeAt = (url: URL): Frame | undefined => {
  const { hostname, pathname, searchParams } = url;
  const start = readStart(url);
  const id =
    searchParams.get("v") ??
    (hostname === "youtu.be"
      ? pathname.slice(1)
      : /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1]);
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
  return {
    provider: "YouTube",
    src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ""}`,
    href: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ""}`,
  };
};

/** An unlisted video has a key behind its number, or as "h". */
const vimeoAt = (url: URL): Frame | undefined => {
  const { pathname, searchParams } = url;
  const [, number, inPath] =
    /^\/(?:video\/)?(\d+)(?:\/(\w+))?$/.exec(pathname) ?? [];
  if (number === undefined) return undefined;
  const key = inPath ?? searchParams.get("h");
  const start = readStart(url);
  const time = start ? `#t=${start}s` : "";
  return {
    provider: "Vimeo",
    src: `https://player.vimeo.com/video/${number}?autoplay=1&dnt=1${key ? `&h=${key}` : ""}${time}`,
    href: `https://vimeo.com/${number}${key ? `/${key}` : ""}${time}`,
  };
};

const byHost: Readonly<Record<string, (url: URL) => Frame | undefined>> = {
  "vimeo.com": vimeoAt,
  "player.vimeo.com": vimeoAt,
  "youtube.com": youTubeAt,
  "youtube-nocookie.com": youTubeAt,
  "youtu.be": youTubeAt,
};

/** The supported addresses, for error messages. */
export const knownAddresses = [
  "https://vimeo.com/<id>",
  "https://www.youtube.com/watch?v=<id>",
];

/** Finds the frame for an address; undefined for other hosts. */
export function findFrame(address: string): Frame | undefined {
  const url = readUrl(address);
  if (url?.protocol !== "https:") return undefined;
  return byHost[url.hostname.replace(/^(?:www|m)\./, "")]?.(url);
}
