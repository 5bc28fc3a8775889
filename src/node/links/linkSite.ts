import type { SiteIndex } from "./siteIndex";

/** What is wrong with a link, in the words of its report. */
export type LinkFault = {
  check: "brokenLinks" | "brokenMarkdownLinks";
  target: string;
  message: string;
  fix?: string;
};

/** Where a link leads; `asset` is the file that must be copied for it, from the project's root. */
export type Resolution =
  { to: string; asset?: string } | { fault: LinkFault } | null;

export type LinkSite = {
  index: SiteIndex;
  /** Protocol and host of the site. */
  url: string;
  /** Beginnings of addresses that nobody asks for. */
  skip: readonly string[];
  /** Where the file is served, for one that lies beside a text. */
  assetPath: (file: string) => string;
};
