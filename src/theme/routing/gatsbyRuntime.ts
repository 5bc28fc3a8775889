/** The resources of a page; an error or undefined if they could not be loaded. */
export type PageResources = { status?: "error" | "success"; error?: unknown };

/** Gatsby's loader, from which its router gets pages. */
export type Loader = {
  loadPage: (path: string) => Promise<PageResources | undefined>;
  loadPageSync: (path: string, options?: object) => PageResources | undefined;
  hovering: (path: string) => void;
};

export type NavigateOptions = { state?: object | null; replace?: boolean };

/** The properties that Gatsby adds to the window without declaring them. */
export type GatsbyRuntime = {
  ___loader: Loader;
  ___navigate: (to: string | number, options?: NavigateOptions) => void;
  /** The path that the document was rendered for. */
  pagePath?: string;
  /** The files of templates and of the shared bundle, by chunk name. */
  ___chunkMapping?: Record<string, string[]>;
};

export const getGatsbyRuntime = (): GatsbyRuntime =>
  window as unknown as GatsbyRuntime;
