/** What a page needs to be shown; an error, or nothing, where it could not be loaded. */
export type PageResources = { status?: "error" | "success"; error?: unknown };

/** Gatsby's loader, which its router asks for pages. */
export type Loader = {
  loadPage: (path: string) => Promise<PageResources | undefined>;
  loadPageSync: (path: string, options?: object) => PageResources | undefined;
  hovering: (path: string) => void;
};

export type NavigateOptions = { state?: object | null; replace?: boolean };

/** What Gatsby leaves on the window, which its types do not declare. */
export type GatsbyRuntime = {
  ___loader: Loader;
  ___navigate: (to: string | number, options?: NavigateOptions) => void;
  /** The path that the document was rendered for. */
  pagePath?: string;
  /** The files of templates and of what all pages have, by their names. */
  ___chunkMapping?: Record<string, string[]>;
};

/** Gatsby's runtime in this window. */
export const gatsbyRuntime = (): GatsbyRuntime =>
  window as unknown as GatsbyRuntime;
