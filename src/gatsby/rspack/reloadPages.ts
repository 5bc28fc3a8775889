import { existsSync, readFileSync } from "node:fs";
import type { Compiler } from "@rspack/core";

type Page = { path: string; componentChunkName: string };
type Redux = {
  emitter: {
    on: (type: string, handle: (action: { payload: Page }) => void) => void;
  };
  store: { getState: () => { pages: ReadonlyMap<string, Page> } };
};
type Sockets = {
  websocketManager: {
    clients: Iterable<{
      activePath: string | null;
      socket: { emit: (event: "reload") => void };
    }>;
  };
};

/** Stands for all paths without a page. */
const unknown = "";
/** Matches the pages that Gatsby shows there. */
const notFound = /\b404\b/;

/**
 * Reloads a page of develop that is open when its text begins or ceases to
 * import something, and one that was opened before its text was there: Gatsby's
 * loader takes new data for a page, never another component.
 */
export const reloadPages = (gatsby: NodeJS.Require) => ({
  apply(compiler: Compiler): void {
    const redux = gatsby("./dist/redux/index.js") as Redux;
    const { websocketManager } = gatsby(
      "./dist/utils/websocket-manager.js",
    ) as Sockets;
    const { emitter, store } = redux;
    const chunks = new Map<string, string>();
    for (const { path, componentChunkName } of store.getState().pages.values())
      chunks.set(path, componentChunkName);
    let bundled: ReadonlySet<string> = new Set();
    /** The chunks that open pages wait for, by the page's path. */
    const awaited = new Map<string, string>();

    const reload = () => {
      for (const { activePath, socket } of websocketManager.clients) {
        const isUnknown = !activePath || notFound.test(activePath);
        const chunk = awaited.get(isUnknown ? unknown : activePath);
        if (chunk !== undefined && bundled.has(chunk)) socket.emit("reload");
      }
      for (const [path, chunk] of awaited)
        if (bundled.has(chunk)) awaited.delete(path);
    };
    emitter.on("CREATE_PAGE", ({ payload }) => {
      const { path, componentChunkName: chunk } = payload;
      const before = chunks.get(path);
      chunks.set(path, chunk);
      if (before === chunk) return;
      awaited.set(before === undefined ? unknown : path, chunk);
      reload();
    });
    emitter.on("DELETE_PAGE", ({ payload }) => {
      chunks.delete(payload.path);
    });
    compiler.hooks.done.tap("reload pages", ({ compilation }) => {
      bundled = new Set(compilation.namedChunks.keys());
      reload();
    });
  },
});

type VirtualModules = {
  getAbsolutePathForVirtualModule: (file: string) => string;
  writeModule: (file: string, code: string) => void;
};

/**
 * Tells Rspack at once of the modules that Gatsby writes in develop, such as the
 * list of pages. Seen by the watcher alone, they come too late: by then Gatsby
 * has asked whether there is something to bundle.
 */
export const reportWrites = (gatsby: NodeJS.Require) => ({
  apply(compiler: Compiler): void {
    const modules = gatsby(
      "./dist/utils/gatsby-webpack-virtual-modules.js",
    ) as VirtualModules;
    const { getAbsolutePathForVirtualModule, writeModule } = modules;
    modules.writeModule = (name, code) => {
      const file = getAbsolutePathForVirtualModule(name);
      const before = existsSync(file) ? readFileSync(file, "utf8") : undefined;
      writeModule(name, code);
      if (before === code) return;
      compiler.watching?.invalidateWithChangesAndRemovals(
        new Set([file]),
        new Set(),
      );
    };
  },
});
