import "../cli/explainConfig";
import { rmSync } from "node:fs";
import path from "node:path";
import { readFlags } from "../cli/readFlags";
import { runCommand } from "../cli/runCommand";
import { countOf } from "../content/countOf";
import { unusedImages } from "../unusedImages/unusedImages";

const usage = `
Lists pictures in content/ and static/ that nothing names.

  npm run images:unused
  npm run images:unused -- --delete

  --delete   deletes what it lists
  --json     prints the list for programs

Looked at are texts, front matter, YAML, components, styles, catalogues, the
site config and the files of the project's root. A picture counts as used if
one of them may mean it; one that has the name of a used picture, with another
ending, is its original. Other sites may link to pictures in static/.
`;

const options = {
  delete: { type: "boolean" },
  json: { type: "boolean" },
} as const;

const kilobytes = (bytes: number) =>
  `${Math.max(1, Math.round(bytes / 1000))} kB`;

runCommand(usage, (args) => {
  const { flags } = readFlags(options, args, 0);
  const root = process.cwd();
  const { unused, pictures } = unusedImages(root);
  if (flags.json) console.log(JSON.stringify(unused, null, 2));
  else {
    for (const { file, bytes } of unused) {
      console.log(`${file}  ${kilobytes(bytes)}`);
    }
    const total = unused.reduce((sum, { bytes }) => sum + bytes, 0);
    console.log(
      unused.length === 0
        ? `${countOf(pictures, "picture")}: all are named somewhere.`
        : `\n${unused.length} of ${countOf(pictures, "picture")}, ${kilobytes(total)}: nothing names ${unused.length === 1 ? "it" : "them"}.`,
    );
  }
  if (flags.delete) {
    for (const { file } of unused) rmSync(path.join(root, file));
    console.log(`Deleted ${countOf(unused.length, "picture")}.`);
  } else if (unused.length > 0 && !flags.json) {
    console.log("Nothing was deleted; --delete does.");
  }
  return 0;
});
