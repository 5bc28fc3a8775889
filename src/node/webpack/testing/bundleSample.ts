import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import webpack from "webpack";
import type { SiteDocs } from "../../../lib/siteDocs";
import { keepSiteDocs } from "../../docsSection/keepSiteDocs";
import { defineSiteDocs } from "../defineSiteDocs";

// Prints what webpack makes of a bar without docs, with docs, and of docs that
// change in develop. A process of its own, for Jest would translate webpack.

const root = mkdtempSync(path.join(tmpdir(), "site-docs-"));
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
put("package.json", "{}");
put(
  "src/index.ts",
  `import { entry } from "./shell/DocsEntry";
console.log(hasDocsMenu ? entry() : "no docs");`,
);
put(
  "src/shell/DocsEntry.ts",
  `import { docsFacts } from "./docsFacts";
globalThis.sheet = "a sheet";
export const entry = () => docsFacts("default");`,
);
put("src/shell/docsFacts.ts", "export const docsFacts = (id) => siteDocs[id];");

const docsOf = (last: string): SiteDocs => ({
  default: { last, versions: [], docs: {}, sidebars: {} },
});

function compilerFor(isDevelop: boolean) {
  const config = {
    mode: "production" as const,
    entry: path.join(root, "src/index.ts"),
    output: { path: path.join(root, "out") },
    resolve: { extensions: [".ts"] },
    module: { rules: [{ test: /\.ts$/, type: "javascript/auto" }] },
    plugins: [],
  };
  const define = (values: object) =>
    new webpack.DefinePlugin(values as Record<string, string>);
  defineSiteDocs(config, define, { root, isDevelop });
  return webpack(config);
}

const bundle = () => readFileSync(path.join(root, "out/main.js"), "utf8");

const built = () =>
  new Promise<string>((resolve) => {
    compilerFor(false).run(() => resolve(bundle()));
  });

const watched = () =>
  new Promise<string>((resolve) => {
    let round = 0;
    const watching = compilerFor(true).watch({ aggregateTimeout: 20 }, () => {
      round += 1;
      // webpack takes a file that is a second old for one that it knows.
      if (round === 1)
        setTimeout(() => keepSiteDocs(root, docsOf("3.0")), 1200);
      else watching.close(() => resolve(bundle()));
    });
  });

void (async () => {
  const without = await built();
  keepSiteDocs(root, docsOf("2.0"));
  const withDocs = await built();
  const changed = await watched();
  rmSync(root, { recursive: true });
  console.log(JSON.stringify({ without, withDocs, changed }));
})();
