import type { GatsbyBrowser } from "gatsby";
import {
  onRouteUpdate as finish,
  onRouteUpdateDelayed as show,
} from "gatsby-plugin-nprogress/gatsby-browser";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { gatsbyRuntime } from "./src/routing/gatsbyRuntime";
import { provideBar } from "./src/routing/progress";
import { isAddressLeft } from "./src/routing/isAddressLeft";
import { onPageShown, startRouting } from "./src/routing/startRouting";
import "./src/styles/global";
import { dropFirstPageTags } from "./src/seo/dropFirstPageTags";
import { rendersAnew } from "./src/wraps/rendersAnew";
import { showContentFaults } from "./src/wraps/showContentFaults";
import type { DevelopWindow } from "./src/wraps/showContentFaults";
import { spareConnection } from "./src/wraps/spareConnection";

export { wrapPageElement } from "./src/wraps/wrapPageElement";
export { wrapRootElement } from "./src/wraps/wrapRootElement";

/** Gatsby waits for what it returns, though its types do not say so. */
export const onClientEntry = (): Promise<void> => {
  spareConnection(window as unknown as Parameters<typeof spareConnection>[0]);
  provideBar({ show, finish });
  if (process.env.NODE_ENV === "development") {
    showContentFaults(window as unknown as DevelopWindow);
  }
  return startRouting();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({
  location,
  prevLocation,
}) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) {
    dropFirstPageTags();
  }
  onPageShown(location, prevLocation);
};

type Render = (element: React.ReactNode, container: Element) => void;

const renderAnew: Render = (element, container) => {
  container.replaceChildren();
  createRoot(container).render(element);
};

/**
 * In a transition React works in short slices, and the page answers in between.
 * Who has gone Back or Forward meanwhile is at an address whose page is not
 * loaded, and which Gatsby would fail to show.
 */
const hydrateInSlices: Render = (element, container) => {
  const { pathname, search } = window.location;
  const loaded = gatsbyRuntime().___loader.loadPageSync(pathname + search);
  // What is loaded may be the page gone back to, in a document of another one.
  if (!loaded || isAddressLeft()) {
    window.location.reload();
    return;
  }
  startTransition(() => {
    hydrateRoot(container, element);
  });
};

/**
 * Takes over what the server rendered, save for a not-found page that came in
 * the wrong language. In develop there is nothing to take over.
 */
export const replaceHydrateFunction = () => {
  const { lang } = document.documentElement;
  if (rendersAnew(lang, window.location.pathname)) return renderAnew;
  const isRendered = document.querySelector("#gatsby-focus-wrapper > *");
  return isRendered ? hydrateInSlices : undefined;
};
