import type { Loader, PageResources } from "./gatsbyRuntime";
import { isAddressLeft } from "./isAddressLeft";
import { openAnew } from "./openAnew";
import { takeTurn } from "./turns";

const withoutQuery = (path: string) => path.split("?", 1)[0] ?? path;

/** Whether the resources are those of a page that could not be loaded. */
export const areBroken = (resources: PageResources | undefined) =>
  !resources || resources.status === "error";

type LoadPage = Loader["loadPage"];

const never = () => new Promise<undefined>(() => undefined);

/** Who goes Back while the first page loads would see a blank window. */
async function first(loading: ReturnType<LoadPage>): ReturnType<LoadPage> {
  const resources = await loading;
  if (!isAddressLeft()) return resources;
  window.location.reload();
  return never();
}

/** Rejections, too, become resources with an error: Gatsby leaves them to nobody. */
const settled = (loading: ReturnType<LoadPage>): ReturnType<LoadPage> =>
  loading.catch((error: unknown) => ({ status: "error" as const, error }));

/**
 * Changes what Gatsby's router asks its loader on Back and Forward, and gives
 * what loads a page for a link.
 *
 * Pages are static: the query decides nothing, so `/blog?sort=new` needs no
 * data of its own. A page that failed is not rendered, which would leave a
 * blank window, but opened anew. The first page is left alone: if it fails,
 * the document stays readable as it is, and no reload can follow another.
 */
export function guardLoader(loader: Loader, isRunning: () => boolean) {
  const { loadPage, loadPageSync, enqueue, hovering } = loader;
  const load: LoadPage = (path) => loadPage(withoutQuery(path));

  loader.enqueue = (path) => enqueue(withoutQuery(path));
  loader.hovering = (path) => hovering(withoutQuery(path));
  loader.loadPageSync = (path, options) => {
    let resources = loadPageSync(withoutQuery(path), options);
    // Develop loads its first page past this loader, with the query.
    if (process.env.NODE_ENV === "development") {
      resources ??= loadPageSync(path, options);
    }
    return areBroken(resources) ? undefined : resources;
  };
  loader.loadPage = async (path) => {
    if (!isRunning()) return first(load(path));
    const { isNewest, settle } = takeTurn();
    const resources = await settled(load(path));
    settle();
    if (isNewest() && !areBroken(resources)) return resources;
    if (isNewest()) openAnew(window.location.href, resources?.error);
    return never();
  };

  return (path: string) => settled(load(path));
}
