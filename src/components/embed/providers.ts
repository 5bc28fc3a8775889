import { readUrl } from "../../lib/address";

export type Frame = {
  /** The provider's name. */
  provider: string;
  kind: "video" | "code";
  /** The address of the frame. */
  src: string;
  /** The page on the provider's site. */
  href: string;
  /** The `allow` attribute. */
  allow: string;
  /** The query parameter for light and dark. */
  modeParameter?: string;
};

const videoAllow = "autoplay; encrypted-media; fullscreen; picture-in-picture";

/** The host without cookies; it plays at once, because the reader has already asked for it. */
export const createYouTube = (id: string, start = 0): Frame => ({
  provider: "YouTube",
  kind: "video",
  src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ""}`,
  href: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ""}`,
  allow: videoAllow,
});

export function createVimeo(id: string, start = 0): Frame {
  const [number = "", hash] = id.split("/");
  const key = hash ? `&h=${hash}` : "";
  const at = start ? `#t=${start}s` : "";
  return {
    provider: "Vimeo",
    kind: "video",
    src: `https://player.vimeo.com/video/${number}?autoplay=1&dnt=1${key}${at}`,
    href: `https://vimeo.com/${id}${at}`,
    allow: videoAllow,
  };
}

const createCode = (
  provider: string,
  src: string,
  href: string,
  modeParameter = "theme",
  allow = "fullscreen",
): Frame => ({ provider, kind: "code", src, href, modeParameter, allow });

function codePen({ href, pathname }: URL): Frame | undefined {
  const [, user, slug] =
    /^\/([\w-]+)\/(?:pen|full|details|embed)\/(\w+)\/?$/.exec(pathname) ?? [];
  const src = `https://codepen.io/${user}/embed/${slug}?default-tab=result`;
  return slug ? createCode("CodePen", src, href, "theme-id") : undefined;
}

function codeSandbox({ href, pathname, search }: URL): Frame | undefined {
  const [, id] =
    /^\/(?:s|embed|p\/(?:sandbox|devbox))\/([\w-]+)\/?$/.exec(pathname) ?? [];
  const src = `https://codesandbox.io/embed/${id}${search}`;
  return id ? createCode("CodeSandbox", src, href) : undefined;
}

function stackBlitz(url: URL): Frame | undefined {
  if (!/^\/(?:edit|github|~)\/./.test(url.pathname)) return undefined;
  const { href } = url;
  url.searchParams.set("embed", "1");
  // Its containers run code in the page itself.
  const allow = "cross-origin-isolated; fullscreen";
  return createCode("StackBlitz", url.href, href, "theme", allow);
}

/** @example readSeconds("1m30s") -> 90 */
function readSeconds(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
}

const youTubeAt = ({ hostname, pathname, searchParams }: URL) => {
  const id =
    searchParams.get("v") ??
    (hostname === "youtu.be"
      ? pathname.slice(1)
      : /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1]);
  const time = searchParams.get("t") ?? searchParams.get("start") ?? "";
  return id && youTubeId.test(id)
    ? createYouTube(id, readSeconds(time))
    : undefined;
};

const vimeoAt = ({ pathname }: URL) => {
  const id = /^\/(?:video\/)?(\d+(?:\/\w+)?)$/.exec(pathname)?.[1];
  return id ? createVimeo(id) : undefined;
};

export const youTubeId = /^[\w-]{11}$/;
export const vimeoId = /^\d+(?:\/[\da-f]+)?$/;

const byHost: Readonly<Record<string, (url: URL) => Frame | undefined>> = {
  "codepen.io": codePen,
  "codesandbox.io": codeSandbox,
  "stackblitz.com": stackBlitz,
  "vimeo.com": vimeoAt,
  "player.vimeo.com": vimeoAt,
  "youtube.com": youTubeAt,
  "youtube-nocookie.com": youTubeAt,
  "youtu.be": youTubeAt,
};

/** The supported addresses, for error messages. */
export const knownAddresses = [
  "https://codepen.io/<user>/pen/<id>",
  "https://codesandbox.io/s/<id>",
  "https://stackblitz.com/edit/<id>",
  "https://vimeo.com/<id>",
  "https://www.youtube.com/watch?v=<id>",
];

/** Finds the frame for an address; undefined for other hosts. */
export function findFrame(address: string): Frame | undefined {
  const url = readUrl(address);
  if (url?.protocol !== "https:") return undefined;
  return byHost[url.hostname.replace(/^(?:www|m)\./, "")]?.(url);
}
