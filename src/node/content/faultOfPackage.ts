import { existsSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import path from "node:path";
import type { ImportFault } from "./checkImports";
import { isSetUp } from "./isSetUp";
import { resolveImport } from "./resolveImport";

const packageName = /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*/i;
/** What other projects call their own folder of code. */
const usualAlias = /^[@~]\//;

/** What is wrong with an import that is no file's path. */
export function faultOfPackage(
  root: string,
  source: string,
): ImportFault | undefined {
  if (/^https?:/.test(source)) {
    return {
      message: `"${source}" is at another site, and imports are bundled with this one.`,
      fix: 'Install its package, or put the file beside the text and import it by its name, with "./" before it.',
    };
  }
  const [first = ""] = source.split("/");
  if (isAlias(root, first)) return undefined;
  if (usualAlias.test(source)) {
    return {
      message: `No alias "${first}" is set up here, so the import "${source}" leads nowhere.`,
      fix: pathFix(root, source.slice(2)),
    };
  }
  if (source.startsWith("node:")) return builtinFault(root, source);
  // What else there is, such as `!!raw-loader!./…`, is for whoever has set it up.
  const [name] = packageName.exec(source) ?? [];
  if (name === undefined || isInstalled(root, name)) return undefined;
  if (isBuiltin(source)) return builtinFault(root, source);
  const isOurFolder = existsSync(path.join(root, name));
  return {
    message: `There is no package "${name}" for the import "${source}".`,
    fix: isOurFolder
      ? pathFix(root, source)
      : `Install it with "npm install ${name}", or begin the name of a file of your own with "./".`,
  };
}

/** By the folder, for packages there are of the names of Node's own parts. */
function isInstalled(root: string, name: string): boolean {
  const { resolve } = createRequire(path.join(root, "package.json"));
  return (resolve.paths("any") ?? []).some((folder) =>
    existsSync(path.join(folder, name)),
  );
}

/** Whether a name stands where aliases are set up, such as `"@": …` or `"@/*": […]`. */
function isAlias(root: string, name: string): boolean {
  const written = name.replace(/[^\w-]/g, "\\$&");
  const key = `["']${written}(?:/\\*|/|\\$)?["']\\s*\\]?\\s*[:=]`;
  return isSetUp(root, new RegExp(key));
}

function builtinFault(root: string, source: string): ImportFault | undefined {
  if (isSetUp(root, /fallback|polyfill/i)) return undefined;
  return {
    message: `"${source}" is a part of Node.js, which browsers don't have.`,
    fix: "Write down what it would work out, or use a package for browsers.",
  };
}

/** A path from the site's folder, for one that was begun in another way. */
function pathFix(root: string, rest: string): string {
  const meant = [`/src/${rest}`, `/${rest}`].find((one) =>
    resolveImport(root, "", one),
  );
  return meant
    ? `Did you mean "${meant}"?`
    : 'Begin a path that starts beside the text with "./", and one that starts in the site\'s folder with "/".';
}
