import bcd, { type Identifier } from "@mdn/browser-compat-data";
import { parse, tokTypes, type Token } from "acorn";
import browserslist from "browserslist";
import postcss, { type AtRule, type Node } from "postcss";
import { outputFiles, readOutput } from "./site/outputFolder";
import { pages } from "./site/pages";

/** A name that is used, and what MDN knows of all that it may stand for. */
type Use = [name: string, ...entries: (Identifier | undefined)[]];

/** What pages may use although some of the browsers lack it, by reason. */
const allowed = {
  "nicer where it is known": `::details-content @starting-style
    content-visibility hanging-punctuation hyphenate-limit-chars
    scrollbar-gutter scrollbar-width text-size-adjust
    text-wrap:balance
    text-wrap:pretty`,
  "nicer on paper": "@page break-after:avoid break-before:avoid orphans widows",
  "nothing is lost in Safari": `ascent-override descent-override
    forced-color-adjust line-gap-override`,
  "scripts ask for it first": `captureStackTrace changedTouches effectiveType
    fromElement isInputPending requestIdleCallback saveData setImmediate targetTouches`,
  "a name of React's, Gatsby's or the site's own": `aspectRatio
    createContext displayName fontWeight playsInline removeElement toArray`,
};
const allowedNames = Object.values(allowed).join(" ").split(/\s+/);

const isAllowed = (name: string) =>
  allowedNames.some((one) => `${name}:`.startsWith(`${one}:`));

/** True where only browsers that know a feature read its rule. */
const isGuarded = ({ parent }: Node): boolean =>
  !!parent && ((parent as AtRule).name === "supports" || isGuarded(parent));

function usesInStyle(css: string): Use[] {
  const { "at-rules": atRules, properties, selectors, types } = bcd.css;
  const uses: Use[] = [];
  const add = (name: string, entry: Identifier | undefined, text: string) => {
    uses.push([name, entry]);
    for (const [word] of text.matchAll(/[a-z][\w-]+/g))
      uses.push([`${name}:${word}`, entry?.[word]]);
    for (const [, type = ""] of text.matchAll(/([a-z][\w-]+)\(/g))
      uses.push([`${type}()`, types?.[type], types?.color?.[type]]);
  };
  const root = postcss.parse(css);
  root.walkRules(({ selector }) => {
    for (const [pseudo, name = ""] of selector.matchAll(/::?([\w-]+)/g))
      uses.push([pseudo, selectors?.[name]]);
  });
  root.walkAtRules(({ name, params }) => {
    add(`@${name}`, atRules?.[name], params);
  });
  root.walkDecls((declaration) => {
    const { prop, value, parent } = declaration;
    const descriptor = atRules?.[(parent as AtRule).name]?.[prop];
    if (!isGuarded(declaration))
      add(
        prop,
        descriptor ?? properties?.[prop],
        value.replace(/(?<=["')]) *\//, " alt_text "),
      );
  });
  return uses;
}

const globals = [bcd.api, bcd.javascript.builtins] as Identifier[];
const interfaces = globals.flatMap((one) => [
  one,
  ...Object.values<Identifier>(one),
]);

/** A script does not tell types: a name stands for all members that have it. */
function usesInScript(script: string): Use[] {
  const onToken: Token[] = [];
  parse(script, { ecmaVersion: "latest", sourceType: "module", onToken });
  const names = onToken
    .filter(({ type }) => type === tokTypes.name)
    .map(({ start, end }) => script.slice(start, end))
    // Names of one word are mostly the site's own.
    .filter((name) => /[a-z][A-Z]/.test(name));
  return [...new Set(names)].map((name) => [
    name,
    ...interfaces.flatMap((one) => [one[name], one[`${name}_static`]]),
  ]);
}

/** Partial support does, and so does a prefix, which the build adds. */
function isSupported({ __compat }: Identifier, browser: string): boolean {
  const [name, version = ""] = browser.split(" ");
  const isSince = (since?: string | false) =>
    !!since && parseFloat(since.replace("≤", "")) <= parseFloat(version);
  return [__compat?.support[name as "firefox"] ?? []]
    .flat()
    .some(
      ({ flags, version_added: added, version_removed: removed }) =>
        !flags && isSince(added) && !isSince(removed),
    );
}

function findUnsupported(uses: Use[], browsers: string[]): string[] {
  const found = uses.flatMap(([name, ...entries]) => {
    const known = entries.filter((entry) => entry?.__compat) as Identifier[];
    const lacking = browsers.filter(
      (browser) => !known.some((entry) => isSupported(entry, browser)),
    );
    const isFine = isAllowed(name) || !known.length || !lacking.length;
    return isFine ? [] : `${name}: not in ${lacking.join(", ")}`;
  });
  return [...new Set(found)];
}

/** The texts of files and of elements in pages, each once. */
const textsOf = (file: RegExp, element: RegExp) =>
  new Set([
    ...[...outputFiles]
      // The editor is its owner's tool, and Sveltia's.
      .filter((name) => file.test(name) && !name.startsWith("admin/"))
      .map(readOutput),
    ...pages.flatMap(({ html }) =>
      [...html.matchAll(element)].map(([, text = ""]) => text),
    ),
  ]);

it("uses only what the browsers of the browserslist know", () => {
  const styles = textsOf(/\.css$/, /<style[^>]*>([^]*?)<\/style>/g);
  const scripts = textsOf(
    /^(?!~).*\.js$/,
    /<script(?![^>]*(?:src=|json))[^>]*>([^]*?)<\/script>/g,
  );
  const uses = [
    ...[...styles].flatMap(usesInStyle),
    ...[...scripts].flatMap(usesInScript),
  ];
  expect(uses.length).toBeGreaterThan(1_000);
  const oldest = new Map(browserslist().map((one) => [one.split(" ")[0], one]));
  expect(findUnsupported(uses, [...oldest.values()])).toEqual([]);
});
