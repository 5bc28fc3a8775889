import type { GatsbyBrowser } from "gatsby";
import "./src/styles/global";
import { parseChunkMapping } from "./src/wraps/parseChunkMapping";

export { shouldUpdateScroll } from "./src/wraps/shouldUpdateScroll";
export { wrapPageElement } from "./src/wraps/wrapPageElement";
export { wrapRootElement } from "./src/wraps/wrapRootElement";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  parseChunkMapping(window);
};
