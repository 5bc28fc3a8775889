import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { nearest } from "../../lib/nearest";
import type { FoundImport } from "../mdx/readMarkdown";
import type { ImportFault } from "./checkImports";
import { isSetUp } from "./isSetUp";
import { codeEnding, importPath, resolveImport } from "./resolveImport";

const text = /\.(?:mdx?|markdown)$/;
/** What webpack takes for code, unless somebody has told it how to read it. */
const unread = /\.(?:txt|[ct]sv|html?|xml)$/;

/** What is wrong with the import of a file. */
export function faultOfFile(
  root: string,
  file: string,
  { source, names }: FoundImport,
): ImportFault | undefined {
  const found = resolveImport(root, file, source);
  if (!found) return missing(root, file, source);
  // What a query asks for is for whoever has set it up.
  if (source.includes("?")) return undefined;
  if (text.test(found)) {
    // What MDX exports by name is code, as it is in a module.
    if (found.endsWith(".mdx") && !names.includes("default")) return undefined;
    return {
      message: `"${source}" is a text, and a text can't show another one.`,
      fix: "Write its words into this text, or import a component that holds them, such as one in a .tsx file.",
    };
  }
  const ending = unread.exec(found)?.[0].slice(1);
  if (!ending || isSetUp(root, new RegExp(`\\\\\\.[^\\s/]*\\b${ending}\\b`))) {
    return undefined;
  }
  const own = source.replace(unread, ".ts");
  return {
    message: `Nothing can be imported from "${source}": webpack would take it for code.`,
    allowed: "code, .css, .json, .yaml, pictures, fonts, sounds, films, .pdf",
    fix: `Put its content into "${own}", as a text in backticks behind "export default".`,
  };
}

function missing(root: string, file: string, source: string): ImportFault {
  const written = source.replace(/\?.*$/, "");
  const names = siblings(
    path.dirname(importPath(root, file, source)),
    path.extname(written),
  );
  const meant = nearest(path.basename(written), names);
  const folder = written.slice(0, written.lastIndexOf("/") + 1);
  return {
    message: `There is no file for the import "${source}".`,
    allowed: names.map((name) => `"${folder}${name}"`).join(", "),
    fix: meant
      ? `Did you mean "${folder}${meant}"?`
      : "Put the file there, or remove the import and what uses it.",
  };
}

/** What may have been meant: code and folders that hold some, or whatever else there is where a file that is no code was named. */
function siblings(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { withFileTypes: true });
  if (isOther(`x${ending}`)) {
    return names
      .filter((entry) => entry.isFile() && isOther(entry.name))
      .map(({ name }) => name);
  }
  return names
    .filter((entry) =>
      entry.isDirectory()
        ? readdirSync(path.join(folder, entry.name)).some((name) =>
            /^index\.(?:[jt]sx?|mjs)$/.test(name),
          )
        : codeEnding.test(entry.name) && !entry.name.includes(".test."),
    )
    .map(({ name }) =>
      ending === path.extname(name) ? name : name.replace(codeEnding, ""),
    );
}

/** Pictures, sheets and the like: endings of versions, as in "./v1.5", are none. */
const isOther = (name: string) =>
  /\.[a-z]\w*$/i.test(name) &&
  ![codeEnding, text, unread].some((ending) => ending.test(name));
