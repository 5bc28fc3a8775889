import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Where webpack is told what it reads, and what it finds under which name. */
const places =
  /^(?:gatsby-(?:config|node)\.ts|tsconfig\.json|src\/node\/(?:onCreateWebpackConfig\.ts|webpack\/.*(?<!\.test)\.ts))$/;

const namesIn = (root: string, folder: string) => {
  try {
    return readdirSync(path.join(root, folder)).map((name) =>
      path.posix.join(folder, name),
    );
  } catch {
    return [];
  }
};

/** Whether somebody may have set up what this site does not come with: the check would know less than they. */
export const isSetUp = (root: string, sign: RegExp): boolean =>
  ["", "src/node", "src/node/webpack"]
    .flatMap((folder) => namesIn(root, folder))
    .filter((name) => places.test(name))
    .some((name) => sign.test(readFileSync(path.join(root, name), "utf8")));
