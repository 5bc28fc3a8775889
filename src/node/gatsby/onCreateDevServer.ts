import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { memoize } from "../../lib/memoize";
import { writeEditor } from "../editor/writeEditor";
import { projectRoot } from "../paths";

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

/** Creates the files of the editor, by name. */
const loadEditor = memoize(async (root: string) => {
  const files = new Map<string, string | Buffer>();
  await writeEditor(root, {
    write: (name, content) => files.set(name, content),
  });
  return files;
});

/** Serves the editor in develop, where its files are created when it is opened. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({
  app,
  store,
}) => {
  (app as App).use("/admin", ({ originalUrl }, response, next) => {
    const [name = ""] = originalUrl.slice(1).split("?");
    loadEditor(projectRoot(store)).then((files) => {
      const found = [name, `${name}.html`].find((one) => files.has(one));
      if (found === undefined) next();
      else response.type(path.extname(found)).send(files.get(found));
    }, next);
  });
};
