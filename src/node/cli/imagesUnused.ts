import { readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { countOf } from "../diagnostics/formatDiagnostics";
import { listFiles } from "../paths";
import { defineCommand } from "./command";

const usage = `
Lists images in content/ and static/ whose name no content, config or code has.

  npm run images:unused
  npm run images:unused -- --delete

  --delete   deletes what it lists
  --json     prints the list for programs

Other sites may link to images in static/, which no command can know.
`;

export const command = defineCommand({
  usage,
  options: { delete: { type: "boolean" }, json: { type: "boolean" } },
  run: (values) => {
    const { unused, total } = findUnusedImages(process.cwd());
    const lines = unused.map(
      (file) => `${file}  ${Math.ceil(statSync(file).size / 1000)} kB`,
    );
    if (values.delete) unused.forEach((file) => rmSync(file));
    if (values.json) {
      console.log(JSON.stringify(unused, null, 2));
      return 0;
    }
    const hint = unused.length > 0 ? "; --delete deletes them" : "";
    lines.push(
      `${unused.length} of ${countOf(total, "image")} unused${values.delete ? ", and deleted" : hint}.`,
    );
    console.log(lines.join("\n"));
    return 0;
  },
});

const image = /\.(?:png|jpe?g|webp|avif|gif|svg|ico)$/i;
const text =
  /\.(?:mdx?|ya?ml|[jt]sx?|json|css|html|xml|txt|toml|webmanifest|svg)$|\/_\w+$/;
const test = /\.(?:test|spec)\.\w+$|\/testing\//;
/** Browsers and networks request these by their names. */
const knownByName = /^static\/(?:favicon\.|apple-touch-icon|\.well-known\/)/;

/**
 * Finds images in content/ and static/ whose name stands in no file of content,
 * config or code.
 * @returns their paths from the project's root, and how many images there are
 */
export function findUnusedImages(root: string) {
  const files = ["content", "static", "src"].flatMap((folder) =>
    listFiles(root, folder),
  );
  const texts = files
    .filter((file) => text.test(file) && !test.test(file))
    .map((file) => readFileSync(path.join(root, file), "utf8"))
    .map(normalize);
  const images = files.filter(
    (file) => image.test(file) && !file.startsWith("src/"),
  );
  const used = images.filter((file) => {
    const name = normalize(path.posix.basename(file));
    // Phones show cover-narrow.png wherever a text names cover.png, lists cover-small.png.
    const names = [name, name.replace(/-(?:narrow|small)/, "")];
    return (
      knownByName.test(file) ||
      texts.some((one) => names.some((each) => one.includes(each)))
    );
  });
  // cover.svg is what cover.png was drawn from.
  const stems = new Set(used.map((file) => file.replace(image, "")));
  const unused = images.filter((file) => !stems.has(file.replace(image, "")));
  return { unused, total: images.length };
}

/** However a text writes it: accents in one or two letters, spaces as %20. */
const normalize = (source: string): string =>
  source.normalize("NFC").replaceAll("%20", " ");
