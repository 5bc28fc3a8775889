import { writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { siteConfig } from "../config/resolved";
import { writeEditor } from "../output/editor/writeEditor";
import { developMark } from "../output/removeUnpublished";
import { projectRoot } from "./projectRoot";

/** The part of Express that is used here. */
type App = {
  use: (
    route: string,
    handle: (
      request: { originalUrl: string },
      response: {
        type: (extension: string) => { send: (content: unknown) => void };
      },
      next: (error?: unknown) => void,
    ) => void,
  ) => void;
};

type Files = Map<string, string | Buffer>;

let editor: Promise<Files> | undefined;

/** Creates the files of the editor, by name. */
async function createEditor(root: string): Promise<Files> {
  const files: Files = new Map();
  await writeEditor(
    { write: (name, content) => files.set(name, content) },
    siteConfig,
    root,
  );
  return files;
}

/** Marks public/, and serves the editor in develop, where its files are created when it is opened. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({
  app,
  store,
}) => {
  const root = projectRoot(store);
  writeFileSync(path.join(root, "public", developMark), "");
  (app as App).use("/admin", ({ originalUrl }, response, next) => {
    const { pathname } = new URL(originalUrl, "http://localhost");
    const name = pathname.replace(/^\/|\/$/g, "");
    editor ??= createEditor(root);
    editor.then(
      (files) => {
        const file = [name, `${name}.html`].find((key) => files.has(key));
        if (file === undefined) next();
        else response.type(path.extname(file)).send(files.get(file));
      },
      (error: unknown) => {
        // The next request tries again: what was wrong may have been mended.
        editor = undefined;
        next(error);
      },
    );
  });
};
