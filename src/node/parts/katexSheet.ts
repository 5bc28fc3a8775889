import { readFileSync } from "node:fs";
import path from "node:path";
import type { AtRule, Root, Rule } from "postcss";
import { mathFontFolder } from "../fonts/mathFonts";

/** The faces that have letters of their own: bold and italic ones only where a rule asks. */
type Needs = { families: Set<string>; isBold: boolean; isItalic: boolean };

const classAttribute = /class=\\?"([^"\\]*)/g;
const className = /\.([\w-]+)/g;
const family = /KaTeX_\w+/g;

let ready: Promise<Root> | undefined;

const load = async (root: string) => {
  const { default: postcss } = await import("postcss");
  const file = path.join(root, "node_modules/katex/dist/katex.min.css");
  return postcss.parse(readFileSync(file, "utf8"));
};

const classesIn = (text: string) =>
  new Set(
    [...text.matchAll(classAttribute)].flatMap(([, all = ""]) =>
      all.split(" "),
    ),
  );

/** The selectors of a rule that can match, which all are KaTeX's. */
const matching = ({ selectors }: Rule, classes: ReadonlySet<string>) =>
  selectors.filter((selector) => {
    const names = [...selector.matchAll(className)].map(
      ([, name = ""]) => name,
    );
    return names.length > 0 && names.every((name) => classes.has(name));
  });

function noteNeeds(rule: Rule, needs: Needs): void {
  for (const [name] of rule.toString().matchAll(family))
    needs.families.add(name);
  rule.walkDecls(/^font-weight|^font-style/, ({ value }) => {
    if (/bold|700/.test(value)) needs.isBold = true;
    if (value === "italic") needs.isItalic = true;
  });
}

function isNeeded(
  face: AtRule,
  { families, isBold, isItalic }: Needs,
): boolean {
  const text = face.toString();
  const [name = ""] = family.exec(text) ?? [];
  family.lastIndex = 0;
  if (!families.has(name)) return false;
  if (/weight:\s*700/.test(text) && !isBold) return false;
  return !/style:\s*italic/.test(text) || isItalic;
}

/** A face with its one modern file, in our folder. */
function localFace(face: AtRule, folder: string): AtRule {
  const own = face.clone();
  own.walkDecls("src", (decl) => {
    const [, file = ""] = /fonts\/([\w-]+\.woff2)/.exec(decl.value) ?? [];
    decl.value = `url(${folder}/${file}) format("woff2")`;
  });
  return own;
}

/**
 * What a text's formulas need of KaTeX's sheet, which has 25 kB: the rules of
 * the classes that are in the text, and the faces that these rules name.
 * @param tree The text's content tree as JSON.
 */
export async function katexSheet(root: string, tree: string): Promise<string> {
  const sheet = await (ready ??= load(root));
  const classes = classesIn(tree);
  const needs: Needs = { families: new Set(), isBold: false, isItalic: false };
  const rules: string[] = [];
  for (const node of sheet.nodes) {
    if (node.type !== "rule") continue;
    const selectors = matching(node, classes);
    if (selectors.length === 0) continue;
    const rule = node.clone({ selectors });
    noteNeeds(rule, needs);
    rules.push(rule.toString());
  }
  const folder = mathFontFolder(root);
  const faces = sheet.nodes.flatMap((node) =>
    node.type === "atrule" && node.name === "font-face" && isNeeded(node, needs)
      ? [localFace(node, folder).toString()]
      : [],
  );
  return `${faces.join("")}@layer components{${rules.join("")}}`;
}
