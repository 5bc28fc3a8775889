import type { GatsbyBrowser } from "gatsby";
import { createRoot } from "react-dom/client";
import "./src/styles/global";
import { parseChunkMapping } from "./src/wraps/parseChunkMapping";
import { rendersAnew } from "./src/wraps/rendersAnew";
import { spareConnection } from "./src/wraps/spareConnection";

export { shouldUpdateScroll } from "./src/wraps/shouldUpdateScroll";
export { wrapPageElement } from "./src/wraps/wrapPageElement";
export { wrapRootElement } from "./src/wraps/wrapRootElement";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  parseChunkMapping(window);
  spareConnection(window as unknown as Parameters<typeof spareConnection>[0]);
};

type Render = (element: React.ReactNode, container: Element) => void;

const renderAnew: Render = (element, container) => {
  container.replaceChildren();
  createRoot(container).render(element);
};

/** Hydrates as usual, save on a not-found page that came in the wrong language. */
export const replaceHydrateFunction = () =>
  rendersAnew(document.documentElement.lang, window.location.pathname)
    ? renderAnew
    : undefined;
