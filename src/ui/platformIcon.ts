import { icons, type IconName } from "./icons";

const hosts: Readonly<Record<string, IconName>> = {
  "github.com": "github",
  "linkedin.com": "linkedin",
  "bsky.app": "bluesky",
  "x.com": "x",
  "twitter.com": "x",
};

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
  const host = /^https?:\/\/(?:www\.)?([^/]+)/i.exec(address)?.[1];
  if (!host) return undefined;
  return host.startsWith("mastodon.") ? "mastodon" : hosts[host.toLowerCase()];
}
