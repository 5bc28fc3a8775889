import { rmSync, statSync } from "node:fs";
import path from "node:path";
import { runCommand } from "./runCommand";
import { countOf } from "../content/countOf";
import { findUnusedImages } from "./findUnusedImages";

const usage = `
Lists images in content/ and static/ whose name no content, config or code has.

  npm run images:unused
  npm run images:unused -- --delete

  --delete   deletes what it lists
  --json     prints the list for programs

Other sites may link to images in static/, which no command can know.
`;

void runCommand({
  usage,
  options: { delete: { type: "boolean" }, json: { type: "boolean" } },
  run: (values) => {
    const root = process.cwd();
    const { unused, total } = findUnusedImages(root);
    const sizes = unused.map((file) => statSync(path.join(root, file)).size);
    if (values.delete) unused.forEach((file) => rmSync(path.join(root, file)));
    if (values.json) {
      console.log(JSON.stringify(unused, null, 2));
      return 0;
    }
    for (const [index, file] of unused.entries()) {
      console.log(`${file}  ${Math.ceil((sizes[index] ?? 0) / 1000)} kB`);
    }
    const counts = `${unused.length} of ${countOf(total, "image")} unused`;
    console.log(
      `${counts}${values.delete ? ", and deleted" : unused.length > 0 ? "; --delete deletes them" : ""}.`,
    );
    return 0;
  },
});
