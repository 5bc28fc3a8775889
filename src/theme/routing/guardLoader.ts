import {
  onRouteUpdate as finishBar,
  onRouteUpdateDelayed as showBar,
} from "gatsby-plugin-nprogress/gatsby-browser";
import { BaseLoader } from "../../../.cache/loader";
import {
  getGatsbyRuntime,
  type NavigateOptions,
  type PageResources,
} from "./gatsbyRuntime";
import { matchPage, toDataPath } from "./matchPage";
import { openDocument } from "./openDocument";
import { PROGRESS_DELAY } from "../../config/constants";
import { basePath } from "../../config/resolved";
import { isSavingData } from "../hooks/isSavingData";

const isBroken = (resources: PageResources | undefined) =>
  !resources || resources.status === "error";

const never = () => new Promise<undefined>(() => undefined);

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows the progress bar if this navigation takes long. Gatsby would start the
 * plugin only after a second, and never on Back.
 */
function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(showBar, PROGRESS_DELAY);
}

/** Completes the progress bar, or cancels it before it shows. */
export function endProgress(): void {
  clearTimeout(timer);
  finishBar();
}

/** The number of the last navigation: a late page must not replace a newer one. */
let newest = 0;
let isLoading = false;
/** The target of the current navigation, with query and hash. */
let target: string | undefined;

/** True while the last requested page loads. */
export const isPageLoading = (): boolean => isLoading;

/** Cancels the page load: the visitor has gone Back or Forward. */
export function cancelNavigation(): void {
  newest++;
  isLoading = false;
  target = undefined;
  endProgress();
}

/**
 * Lets a page fail whose host answers with 500. Gatsby would ask for the data
 * of /500.html then, and if these fail as well, for them again without end.
 */
function endRetries(): void {
  const { prototype } = BaseLoader;
  const { fetchPageDataJson } = prototype;
  prototype.fetchPageDataJson = function (request) {
    return request.internalServerError
      ? Promise.resolve({ ...request, status: "error" })
      : fetchPageDataJson.call(this, request);
  };
}

/**
 * Wraps the loader of Gatsby's router, for links, Back and Forward: the last
 * request wins, slow loads show a progress bar, and a page that fails opens as
 * a document with its query and hash.
 */
export function guardLoader(
  isFirstPage: () => boolean,
  onFirstPageFailure: (error: unknown) => void,
): void {
  endRetries();
  const runtime = getGatsbyRuntime();
  const { ___loader: loader, ___navigate: navigate } = runtime;
  const { enqueue, loadPage, loadPageSync, hovering } = loader;

  // The host has said that this address is none: its data would be missing, too.
  const unknown =
    runtime.pagePath === "/404.html" ? window.location.pathname : undefined;
  const findData = (path: string) =>
    path.split("?", 1)[0] === unknown ? "/404.html" : toDataPath(path);

  const loadSafely = (path: string) =>
    loadPage(findData(path)).catch((error: unknown): PageResources => ({
      status: "error",
      error,
    }));

  const loadAndNavigate = async (to: string, options?: NavigateOptions) => {
    target = to;
    const page = matchPage(to);
    // Ends the load before Gatsby's one-second timer, which would show the
    // plugin's bar even for a page no longer wanted.
    const { pathname } = new URL(page, window.location.href);
    const resources = await loader.loadPage(pathname);
    const isUnknown = resources?.page?.path === "/404.html";
    // It may be a file. Below a base path Gatsby would ask for it in the wrong
    // place.
    if (isUnknown && (page !== to || basePath())) window.location.assign(to);
    else navigate(page, options);
  };

  runtime.___navigate = (to, options) => {
    if (typeof to === "string") void loadAndNavigate(to, options);
    else navigate(to, options);
  };
  loader.enqueue = (path) => enqueue(toDataPath(path));
  loader.hovering = (path) => {
    if (!isSavingData()) hovering(toDataPath(path));
  };
  loader.loadPageSync = (path, options) => {
    const resources =
      loadPageSync(findData(path), options) ??
      // Develop loads its first page with the query, past this loader.
      (process.env.NODE_ENV === "development"
        ? loadPageSync(path, options)
        : undefined);
    // A page that failed before is loaded again.
    return isBroken(resources) ? undefined : resources;
  };
  loader.loadPage = async (path) => {
    if (isFirstPage()) {
      const first = await loadSafely(path);
      if (isBroken(first)) onFirstPageFailure(first?.error);
      return first;
    }
    const navigation = ++newest;
    isLoading = true;
    startProgress();
    const resources = await loadSafely(path);
    if (navigation !== newest) return never();
    isLoading = false;
    if (!isBroken(resources)) return resources;
    endProgress();
    openDocument(target ?? window.location.href, resources?.error);
    return never();
  };
}
