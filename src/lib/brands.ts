export type Brand =
  | "github"
  | "linkedin"
  | "mastodon"
  | "x"
  | "bluesky"
  | "gitlab"
  | "xing"
  | "stackoverflow"
  | "youtube"
  | "instagram";

const hosts: Readonly<Record<string, Brand>> = {
  "github.com": "github",
  "linkedin.com": "linkedin",
  "bsky.app": "bluesky",
  "x.com": "x",
  "twitter.com": "x",
  "gitlab.com": "gitlab",
  "xing.com": "xing",
  "stackoverflow.com": "stackoverflow",
  "youtube.com": "youtube",
  "instagram.com": "instagram",
};

const mastodon =
  /^(?:mastodon|mstdn|social)\.|\.social$|^(?:fosstodon\.org|hachyderm\.io|infosec\.exchange|mas\.to|troet\.cafe)$/;
const feedFile = /\/(?:rss|atom)\.xml$/;

/**
 * The icon of the platform that an address leads to, if it is one we know.
 * @example hostIcon("https://www.linkedin.com/in/alex") -> "linkedin"
 */
export function hostIcon(address: string): Brand | "email" | "rss" | undefined {
  if (address.startsWith("mailto:")) return "email";
  if (feedFile.test(address)) return "rss";
  const [, domain, path = ""] =
    /^https?:\/\/(?:www\.)?([^/]+)(.*)/i.exec(address) ?? [];
  const host = domain?.toLowerCase() ?? "";
  if (mastodon.test(host) && path.startsWith("/@")) return "mastodon";
  return Object.hasOwn(hosts, host) ? hosts[host] : undefined;
}
