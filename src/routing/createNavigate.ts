import { navigate as commit } from "@gatsbyjs/reach-router";
import {
  gatsbyRuntime,
  type GatsbyRuntime,
  type NavigateOptions,
  type PageResources,
} from "./gatsbyRuntime";
import { areBroken } from "./guardLoader";
import { openAnew } from "./openAnew";
import { beginProgress, endProgress } from "./progress";
import { leaveEntry } from "./scrollMemory";
import { takeTurn } from "./turns";

type Load = (path: string) => Promise<PageResources | undefined>;

/** A new version of the site has been put online since this document was opened. */
const isOutdated = (resources: PageResources | undefined) =>
  process.env.NODE_ENV === "production" &&
  resources?.page?.webpackCompilationHash !==
    gatsbyRuntime().___webpackCompilationHash;

/**
 * Makes what follows a link: the old page stays until the new one is loaded.
 * It stands in for Gatsby's own, which lets a slow page displace one that was
 * asked for later, drops query and hash where a page fails, and does nothing
 * at all where a page's script is unknown.
 */
export function createNavigate(load: Load): GatsbyRuntime["___navigate"] {
  const follow = async (to: string, options: NavigateOptions) => {
    const { pathname } = new URL(to, window.location.href);
    const { isNewest, settle } = takeTurn();
    if (pathname === window.location.pathname) endProgress();
    else beginProgress();
    const resources = await load(pathname);
    if (!isNewest()) return;
    settle();
    if (areBroken(resources)) {
      openAnew(to, resources?.error, options.replace);
    } else if (isOutdated(resources)) {
      endProgress();
      window.location.assign(to);
    } else {
      leaveEntry();
      void commit(to, options);
    }
  };
  return (to, options = {}) => {
    if (typeof to === "number") void commit(to);
    else void follow(to, options);
  };
}
