/** The resources of a page; an error or undefined if they could not be loaded. */
export type PageResources = {
  status?: "error" | "success";
  error?: unknown;
  page?: { path: string };
};

/** A page that waits to be prefetched. */
export type Prefetch = { abort: () => void };

/** Gatsby's loader, from which its router gets pages. */
export type Loader = {
  loadPage: (path: string) => Promise<PageResources | undefined>;
  loadPageSync: (path: string, options?: object) => PageResources | undefined;
  hovering: (path: string) => void;
  enqueue: (path: string) => Prefetch;
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
