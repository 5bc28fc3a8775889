/** Front matter, or settings. */
export type Fields = Record<string, unknown>;

/** Notes what an import can't take over as it is. */
export type Report = (
  file: string,
  line: number | undefined,
  reason: string,
) => void;

/** An entry of another site as Markdown or MDX, with the addresses of that site. */
export type SourceEntry = {
  kind: "post" | "page" | "doc";
  /** Absolute. */
  file: string;
  /** As the source names it. Default: the language of the site. */
  lang?: string | undefined;
  /** What its translations share. */
  key: string;
  /** Its path on the old site, without the base path. */
  address: string;
  /** The path of documentation below its folder, without extension. */
  docPath?: string;
  fields: Fields;
  format: "md" | "mdx";
  /** Reads its text, and notes what has no counterpart in Markdown. */
  readBody: () => string;
  /** Notes what is left out of it. */
  report: (line: number, reason: string) => void;
};

/** Another site, as far as it comes along. */
export type SourceSite = {
  /** Absolute. */
  root: string;
  /** Protocol, host and base path. */
  url?: string | undefined;
  lang?: string | undefined;
  /** Folders whose files it serves at its root, from its own folder. */
  staticFolders: readonly string[];
  /** By key, with the fields of content/authors.yaml and content/tags.yaml. */
  authors?: Fields;
  tags?: Fields;
  entries: SourceEntry[];
};

/** Reads the sites that one program makes. */
export type Generator = {
  name: string;
  /** Files and folders of which a site has at least one. */
  marks: readonly string[];
  /** @param source the site's folder, or a file that holds it */
  read: (source: string, report: Report) => SourceSite;
};
