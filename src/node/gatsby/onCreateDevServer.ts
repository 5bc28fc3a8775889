import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { memoize } from "../../lib/memoize";
import { writeEditor } from "../editor/writeEditor";
import { projectRoot } from "../paths";

/** As much of Express as is used here. */
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

/** Makes the files of the editor, by their names. */
const loadEditor = memoize(async (root: string) => {
  const files = new Map<string, string | Buffer>();
  await writeEditor(root, {
    write: (name, content) => files.set(name, content),
  });
  return files;
});

/** Serves the editor in develop, where nothing of it is written; it is made when somebody opens it. */
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
