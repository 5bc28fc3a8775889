import {
  onRouteUpdate as finishBar,
  onRouteUpdateDelayed as showBar,
} from "gatsby-plugin-nprogress/gatsby-browser";
import {
  gatsbyRuntime,
  type NavigateOptions,
  type PageResources,
} from "./gatsbyRuntime";
import { openDocument, setLoadFailure } from "./openDocument";
import { PROGRESS_DELAY } from "../config/constants";

/** Pages are static: `/blog?sort=new` needs no data of its own. */
const withoutQuery = (path: string) => path.split("?", 1)[0] ?? path;

const isBroken = (resources: PageResources | undefined) =>
  !resources || resources.status === "error";

const never = () => new Promise<undefined>(() => undefined);

/** Gatsby prefetches nothing on such a connection, save for what the pointer passes over. */
function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { effectiveType?: string; saveData?: boolean };
  };
  const { effectiveType = "", saveData = false } = connection ?? {};
  return saveData || effectiveType.includes("2g");
}

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows the progress bar if the navigation that begins now takes long. Gatsby
 * would call the plugin only after a second, and not at all on Back.
 */
function beginProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(showBar, PROGRESS_DELAY);
}

/** Fills the progress bar and takes it away, or sees to it that it does not come. */
export function endProgress(): void {
  clearTimeout(timer);
  finishBar();
}

/** Numbers navigations: a page that comes late must not displace one requested later. */
let newest = 0;
let isLoading = false;
/** Where the navigation under way leads, with query and hash. */
let target: string | undefined;

/** Whether the page that was requested last is still being loaded. */
export const isPageLoading = (): boolean => isLoading;

/** Calls off the page that is being loaded: the visitor has gone Back or Forward. */
export function cancelNavigation(): void {
  newest++;
  isLoading = false;
  target = undefined;
  setLoadFailure(undefined);
  endProgress();
}

/**
 * Changes what Gatsby's router asks its loader, for links and for Back and
 * Forward alike: the last request wins, a progress bar shows if it takes long,
 * and a page that fails is opened as a document with its query and hash.
 *
 * The first page is left alone: if it fails, the document stays readable as it
 * is, and no reload can follow another.
 */
export function guardLoader(isFirstPage: () => boolean): void {
  const runtime = gatsbyRuntime();
  const { ___loader: loader, ___navigate: navigate } = runtime;
  const { loadPage, loadPageSync, hovering } = loader;

  const loadAndNavigate = async (to: string, options?: NavigateOptions) => {
    target = to;
    // Takes the notice away first, so that the same one is announced again.
    setLoadFailure(undefined);
    // Before Gatsby's navigate, whose timer would show the plugin's bar after a
    // second, even for a page that is no longer wanted.
    await loader.loadPage(new URL(to, window.location.href).pathname);
    navigate(to, options);
  };

  runtime.___navigate = (to, options) => {
    if (typeof to === "string") void loadAndNavigate(to, options);
    else navigate(to, options);
  };
  loader.hovering = (path) => {
    if (!savesData()) hovering(withoutQuery(path));
  };
  loader.loadPageSync = (path, options) => {
    const resources =
      loadPageSync(withoutQuery(path), options) ??
      // Develop loads its first page past this loader, with the query.
      loadPageSync(path, options);
    // A page that has failed is loaded again.
    return isBroken(resources) ? undefined : resources;
  };
  loader.loadPage = async (path) => {
    if (isFirstPage()) return loadPage(withoutQuery(path));
    const own = ++newest;
    isLoading = true;
    beginProgress();
    const resources = await loadPage(withoutQuery(path)).catch(
      (error: unknown): PageResources => ({ status: "error", error }),
    );
    if (own !== newest) return never();
    isLoading = false;
    if (!isBroken(resources)) return resources;
    endProgress();
    void openDocument(target ?? window.location.href, resources?.error);
    return never();
  };
}
