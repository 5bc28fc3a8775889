import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeEditor } from "../editor/writeEditor";
import { projectRoot } from "../paths";

/** As much of Express as is used here. */
type App = {
  use: (
    handle: (
      request: { path: string },
      response: {
        type: (extension: string) => { send: (content: unknown) => void };
      },
      next: () => void,
    ) => void,
  ) => void;
};

/** Serves the editor in develop, where nothing of it is written. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({
  app,
  store,
}) => {
  const files = new Map<string, string | Buffer>();
  await writeEditor(projectRoot(store), {
    write: (name, content) => files.set(name, content),
  });
  (app as App).use((request, response, next) => {
    const name = request.path.slice(1);
    const found = [name, `${name}.html`].find((one) => files.has(one));
    if (found === undefined) next();
    else response.type(path.extname(found)).send(files.get(found));
  });
};
