import { icons, type IconName } from "../ui/icons";

const hosts: Readonly<Record<string, IconName>> = {
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
const feed = /\/(?:rss\.xml|atom\.xml|feed\.json)$/;

/**
 * The icon of a platform by its name, or a plain link for one we do not know.
 * @example platformIcon("mastodon") -> "mastodon"
 */
export function platformIcon(platform: string): IconName {
  const name = platform.toLowerCase();
  if (name === "twitter") return "x";
  return Object.hasOwn(icons, name) ? (name as IconName) : "link";
}

/**
 * The icon of the platform that an address leads to, if it is one we know.
 * @example hostIcon("https://www.linkedin.com/in/alex") -> "linkedin"
 */
export function hostIcon(address: string): IconName | undefined {
  if (address.startsWith("mailto:")) return "email";
  if (feed.test(address)) return "rss";
  const [, found, path = ""] =
    /^https?:\/\/(?:www\.)?([^/]+)(.*)/i.exec(address) ?? [];
  const host = found?.toLowerCase() ?? "";
  if (mastodon.test(host) && path.startsWith("/@")) return "mastodon";
  return Object.hasOwn(hosts, host) ? hosts[host] : undefined;
}
