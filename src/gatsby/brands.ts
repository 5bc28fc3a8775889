import { hostIcon, type Brand } from "../lib/brands";

/** Outlines of brands after Feather and Tabler Icons (both MIT), in a box of 24 by 24. */
const outlines: Readonly<Record<Brand, string>> = {
  github:
    "M9 19c-4.3 1.4-4.3-2.5-6-3m12 5v-3.5c0-1 .1-1.4-.5-2 2.8-.3 5.5-1.4 5.5-6a4.6 4.6 0 0 0-1.3-3.2 4.2 4.2 0 0 0-.1-3.2s-1.1-.3-3.5 1.3a12.3 12.3 0 0 0-6.2 0C6.5 2.8 5.4 3.1 5.4 3.1a4.2 4.2 0 0 0-.1 3.2A4.6 4.6 0 0 0 4 9.5c0 4.6 2.7 5.7 5.5 6-.6.6-.6 1.2-.5 2V21",
  linkedin:
    "M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6zM2 9h4v12H2zM4 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4",
  mastodon:
    "M18.6 15.3C16.8 17 12 16.9 12 16.9a18.3 18.3 0 0 1-3.3-.3c1.1 2 4.1 2.8 9 2.5-1.9 2-13.6 5.3-13.7-7.6v-1.2c0-3 0-4.1 1.4-5.6C7 2.8 12 3 12 3s5-.2 6.6 1.7C20 6.2 20 7.3 20 10.3s-.5 4.1-1.4 5M12 11.2V8.3C12 7 11.1 6 10 6S8 7 8 8.3V13m4-4.7C12 7 12.9 6 14 6s2 1 2 2.3V13",
  x: "M4 4l11.7 16H20L8.3 4zM4 20l6.8-6.8m2.4-2.4L20 4",
  bluesky:
    "M6.3 5.1C4.7 3.9 2 3 2 6c0 .6.4 5 .6 5.7.7 2.4 3.1 2.7 5.4 2.3-4 .7-4.9 3.2-2.7 5.4 1 1 2 1.6 2.7 1.6 2 0 3.1-2.8 3.5-3.5q.5-1 .5-1.5 0 .5.5 1.5c.4.7 1.5 3.5 3.5 3.5.8 0 1.6-.6 2.7-1.6 2.2-2.2 1.4-4.7-2.7-5.4 2.3.4 4.7.1 5.4-2.3.2-.7.6-5.1.6-5.7 0-3-2.7-2-4.3-.9-2.3 1.7-4.8 5.1-5.7 6.9-.9-1.8-3.4-5.2-5.7-6.9",
  gitlab: "M12 21.5 2 14.2l1.3-4 2.2-7 2.2 7h8.6l2.2-7 2.2 7 1.3 4z",
  xing: "M16.5 21l-4-7L18.5 3M6.5 7l2 3.5-3 4.5",
  stackoverflow:
    "M4 17v1a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-1M8 16h8M8.3 12.6l8 .8M8.8 9.2l7.8 1.6M10.1 5.8l7.6 2.4",
  youtube:
    "M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM10 9v6l5-3z",
  instagram:
    "M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M17.5 6.5h0",
};

/**
 * The outlines of the brands that a text names: by a key of authors.yaml, or an
 * address. The build puts those of the site into its scripts.
 */
export function findBrands(text: string): Partial<Record<Brand, string>> {
  const addresses = text.match(/https?:[^"]+/g) ?? [];
  const linked = new Set<string | undefined>(addresses.map(hostIcon));
  return Object.fromEntries(
    Object.entries(outlines).filter(
      ([name]) => linked.has(name) || text.includes(`"${name}"`),
    ),
  );
}
