import type { Brand } from "../../lib/brands";

const drawn = {
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5",
  moon: "M20.5 13.5A8.5 8.5 0 1 1 10.5 3.5a6.8 6.8 0 0 0 10 10z",
  system: "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 21 21",
  menu: "M4 8h16M4 16h16",
  close: "M6 6l12 12M18 6 6 18",
  down: "M6 9l6 6 6-6",
  up: "M12 20V5M6 11l6-6 6 6",
  outward: "M8 16 17 7M9.5 7H17v7.5",
  forward: "M4 12h15M13 6l6 6-6 6",
  back: "M20 12H5M11 6l-6 6 6 6",
  rss: "M4 11a9 9 0 0 1 9 9M4 4a16 16 0 0 1 16 16M5 18a1 1 0 1 0 0 2 1 1 0 0 0 0-2",
  email: "M3 6h18v13H3zM3 7l9 7 9-7",
  website:
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c5 5.5 5 12.5 0 18-5-5.5-5-12.5 0-18",
  link: "M10 14a4.5 4.5 0 0 0 6.5 0l3-3A4.6 4.6 0 0 0 13 4.5l-1 1M14 10a4.5 4.5 0 0 0-6.5 0l-3 3a4.6 4.6 0 0 0 6.5 6.5l1-1",
};

export type IconName = keyof typeof drawn | Brand;

/** Paths, drawn as strokes in a box of 24 by 24; the build adds the brands that the site names. */
const icons: Partial<Record<IconName, string>> = {
  ...drawn,
  ...(JSON.parse(process.env.SITE_BRANDS ?? "{}") as object),
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

const along: readonly IconName[] = ["back", "forward", "outward"];

/** A decorative icon beside words. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-along={along.includes(name) || undefined}
    >
      <path d={icons[name]} />
    </svg>
  );
}
