import { field, type Verdict } from "./field";

const schemes = /^(https?:\/\/|mailto:|tel:)\S+$/i;
const anyScheme = /^[a-z][a-z\d+.-]*:|^\/\//i;

/** Pages, texts, feeds and scripts hold addresses from the root. */
const ownHost =
  "The site needs a domain or subdomain of its own: docs/hosting.md says how to get there.";

/** The site's own origin: protocol and host, nothing after them. */
export const siteUrl = () =>
  field<string>(
    "the protocol and the host, without path or trailing slash",
    '"https://www.example.com"',
    judgeSiteUrl,
  );

function judgeSiteUrl(value: unknown): Verdict {
  if (typeof value !== "string") return "is not a text";
  if (!/^https?:\/\//i.test(value)) {
    const address = `https://${value.replace(/^\/+/, "")}`;
    const fix = URL.canParse(address)
      ? write(new URL(address).origin)
      : undefined;
    return { wrong: "has no http or https protocol", ...(fix && { fix }) };
  }
  if (!URL.canParse(value)) return "is not a URL";
  const { origin, pathname, search, hash } = new URL(value);
  if (pathname !== "/" || search + hash !== "") {
    const fix = `${write(origin)} ${ownHost}`;
    return { wrong: "has a path, query or hash", fix };
  }
  if (value.endsWith("/")) {
    return { wrong: "ends with a slash", fix: write(origin) };
  }
  return undefined;
}

/** The path that the site is served under, known from other generators. */
export const basePath = () =>
  field<"/">('"/", the root of a host', '"/"', (value) => {
    if (typeof value !== "string") return "is not a text";
    if (value === "/") return undefined;
    if (!/[^/\s]/.test(value)) return { wrong: 'is not "/"', fix: write("/") };
    return {
      wrong: "is a path below a host",
      fix: `${write("/")} ${ownHost}`,
    };
  });

/** A path inside the site, without the locale: links find their language themselves. */
export const sitePath = (example = "/about") =>
  field<string>(
    'a path inside the site that begins with "/"',
    `"${example}"`,
    (value) => {
      if (typeof value !== "string") return "is not a text";
      if (anyScheme.test(value)) {
        return { wrong: "leads out of the site", fix: 'Use "href" instead.' };
      }
      if (/\s/.test(value)) return "contains a space";
      return value.startsWith("/")
        ? undefined
        : { wrong: 'does not begin with "/"', fix: write(`/${value}`) };
    },
  );

/** An address outside the site, or a file of it that is no page. */
export const address = (example = "https://github.com/example") =>
  field<string>(
    'an address with https://, mailto: or tel:, or a file that begins with "/"',
    `"${example}"`,
    (value) => {
      if (typeof value !== "string") return "is not a text";
      if (schemes.test(value) || /^\/(?!\/)\S*$/.test(value)) return undefined;
      if (/\s/.test(value)) return "contains a space";
      return anyScheme.test(value)
        ? "has a protocol that is not allowed"
        : { wrong: "has no protocol", fix: write(`https://${value}`) };
    },
  );

/** A file in `static/`, or one on another host. */
export const file = (example: string) =>
  field<string>(
    'a file in static/, written from "/", or an address with https://',
    `"${example}"`,
    (value) => (typeof value === "string" ? judgeFile(value) : "is not a text"),
  );

/** Whether a text can be a file's address. */
export function judgeFile(value: string): Verdict {
  if (/^(https:\/\/|\/(?!\/))\S+$/i.test(value)) return undefined;
  if (/\s/.test(value)) return "contains a space";
  return anyScheme.test(value)
    ? "has a protocol that is not allowed"
    : { wrong: 'does not begin with "/"', fix: write(`/${value}`) };
}

function write(value: string): string {
  return `Write "${value}".`;
}
