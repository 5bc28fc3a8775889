/** What a page needs to be shown; Gatsby returns the error, or nothing, where it could not be had. */
export type PageResources = {
  status?: "error" | "success";
  error?: unknown;
  page?: { webpackCompilationHash: string };
};

type Load<Result> = (path: string) => Result;

/** Gatsby's loader, which its router asks for pages. */
export type Loader = {
  loadPage: Load<Promise<PageResources | undefined>>;
  loadPageSync: (path: string, options?: object) => PageResources | undefined;
  enqueue: Load<unknown>;
  hovering: Load<void>;
};

export type NavigateOptions = { state?: object | null; replace?: boolean };
type Navigate = (to: string | number, options?: NavigateOptions) => void;

/** The parts of Gatsby's runtime that it leaves on the window. */
export type GatsbyRuntime = {
  ___loader: Loader;
  ___navigate: Navigate;
  ___push: (to: string) => void;
  ___replace: (to: string) => void;
  ___webpackCompilationHash: string;
};

/** Gatsby's runtime in this window. */
export const gatsbyRuntime = (): GatsbyRuntime =>
  window as unknown as GatsbyRuntime;
