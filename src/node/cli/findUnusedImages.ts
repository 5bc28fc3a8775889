import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const image = /\.(?:png|jpe?g|webp|avif|gif|svg|ico)$/i;
const text =
  /\.(?:mdx?|ya?ml|[jt]sx?|json|css|html|xml|txt|toml|webmanifest|svg)$|\/_\w+$/;
const test = /\.(?:test|spec)\.\w+$|\/testing\//;
/** Browsers and networks request these without being told. */
const knownByName = /^static\/(?:favicon\.|apple-touch-icon|\.well-known\/)/;

/** Finds images in content/ and static/ whose name stands in no file of content, config or code. */
export function findUnusedImages(root: string): {
  /** Paths from the project's root. */
  unused: string[];
  /** How many images there are. */
  total: number;
} {
  const files = ["content", "static", "src"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => path.posix.join(folder, name.split(path.sep).join("/")))
      .sort(),
  );
  const texts = files
    .filter((file) => text.test(file) && !test.test(file))
    .map((file) => {
      const source = readFileSync(path.join(root, file), "utf8");
      return { file, source: normalize(source) };
    });
  const images = files.filter(
    (file) => image.test(file) && !file.startsWith("src/"),
  );
  const isNamed = (file: string) => {
    const name = normalize(path.posix.basename(file));
    return texts.some((one) => one.file !== file && has(one.source, name));
  };
  const used = images.filter((file) => knownByName.test(file) || isNamed(file));
  // cover.svg is what cover.png was drawn from.
  const stems = new Set(used.map((file) => file.replace(image, "")));
  const unused = images.filter((file) => !stems.has(file.replace(image, "")));
  return { unused, total: images.length };
}

/** However a text writes it: accents in one or two letters, spaces as %20. */
const normalize = (source: string): string =>
  source.normalize("NFC").replaceAll("%20", " ");

/** Whether a name stands in a text, and is not the end of a longer one. */
function has(source: string, name: string): boolean {
  for (
    let at = source.indexOf(name);
    at !== -1;
    at = source.indexOf(name, at + 1)
  ) {
    if (!/[\w-]/.test(source[at - 1] ?? "")) return true;
  }
  return false;
}
