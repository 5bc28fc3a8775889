import { createRequire } from "node:module";
import path from "node:path";

type Build = (...options: unknown[]) => Promise<unknown>;
type State = { program: object };

/**
 * Bundles for the rendering of pages while Gatsby bundles for browsers: gives
 * Gatsby the bundle that was started when it asks for one.
 * @param dist Gatsby's folder for its code
 */
export function startRenderer(dist: string): { start: () => void } {
  const gatsby = createRequire(path.join(dist, "index.js"));
  const html = gatsby("./commands/build-html.js") as { buildRenderer?: Build };
  const { buildRenderer: build } = html;
  if (!build) throw new Error("Gatsby has no buildRenderer");
  let started: Promise<unknown> | undefined;
  html.buildRenderer = (...options) => {
    const result = started ?? build(...options);
    started = undefined;
    return result;
  };
  return {
    start() {
      const redux = gatsby("./redux/index.js") as {
        store: { getState: () => State };
      };
      started = build(redux.store.getState().program, "build-html");
      // Gatsby hears of its errors when it asks for it.
      started.catch(() => undefined);
    },
  };
}
