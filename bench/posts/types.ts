export const locales = ["en", "de"] as const;

export type Locale = (typeof locales)[number];

/** A post before it is written down in the manner of one generator. */
export interface GeneratedPost {
  slug: string;
  date: string;
  title: string;
  description: string;
  body: string;
}
