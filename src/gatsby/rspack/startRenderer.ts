type Build = (...options: unknown[]) => Promise<unknown>;
type State = { program: object };

/**
 * Bundles for the rendering of pages while Gatsby bundles for browsers: gives
 * Gatsby the bundle that was started when it asks for one.
 * @param gatsby requires Gatsby's own modules
 */
export function startRenderer(gatsby: NodeJS.Require): { start: () => void } {
  const html = gatsby("./dist/commands/build-html.js") as {
    buildRenderer?: Build;
  };
  const { store } = gatsby("./dist/redux/index.js") as {
    store: { getState: () => State };
  };
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
      started = build(store.getState().program, "build-html");
      // Gatsby hears of its errors when it asks for it.
      started.catch(() => undefined);
    },
  };
}
