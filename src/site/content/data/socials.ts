import { parseFediverse } from "../../../lib/fediverse";

type Platform = {
  /** The name as the platform writes it. */
  label: string;
  /** The part of a profile's address before the handle. */
  profile?: string;
};

const platforms: Record<string, Platform> = {
  bluesky: { label: "Bluesky", profile: "https://bsky.app/profile/" },
  email: { label: "E-Mail", profile: "mailto:" },
  github: { label: "GitHub", profile: "https://github.com/" },
  gitlab: { label: "GitLab", profile: "https://gitlab.com/" },
  instagram: { label: "Instagram", profile: "https://www.instagram.com/" },
  linkedin: { label: "LinkedIn", profile: "https://www.linkedin.com/in/" },
  mastodon: { label: "Mastodon" },
  stackoverflow: {
    label: "Stack Overflow",
    profile: "https://stackoverflow.com/users/",
  },
  threads: { label: "Threads", profile: "https://www.threads.net/@" },
  twitch: { label: "Twitch", profile: "https://www.twitch.tv/" },
  twitter: { label: "X", profile: "https://x.com/" },
  x: { label: "X", profile: "https://x.com/" },
  youtube: { label: "YouTube", profile: "https://www.youtube.com/@" },
};

/** Platforms that accept a handle instead of an address. */
export const platformsWithHandles = Object.keys(platforms);

/** Returns the name of a platform; unknown platforms keep their key. */
export const getPlatformLabel = (platform: string) =>
  platforms[platform.toLowerCase()]?.label ??
  platform.charAt(0).toUpperCase() + platform.slice(1);

/**
 * Turns a handle into an address; full addresses stay. Null for a handle on an
 * unknown platform, and for an address without its protocol.
 * @example createSocialUrl("github", "alex") -> "https://github.com/alex"
 */
export function createSocialUrl(
  platform: string,
  value: string,
): string | null {
  if (/^(?:https?:\/\/|mailto:)/.test(value)) return value;
  const [start = "", ...path] = value.split("/");
  if (path.length > 0 && /[.:]/.test(start)) return null;
  const isAccount = /^@?[^@/]+@[^@/]+\.[^@/]+$/.test(value);
  if (platform === "mastodon" && isAccount) {
    return parseFediverse(value).profile;
  }
  const profile = platforms[platform.toLowerCase()]?.profile;
  return profile ? profile + value.replace(/^@/, "") : null;
}
