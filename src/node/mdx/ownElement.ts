import type { TreeNode } from "../../lib/contentTree";

/**
 * What stands for something that only the file's own imports can explain: a
 * component by its name, an expression by its number. Its one key survives
 * being spread among an element's attributes.
 */
export type OwnMark = Readonly<Record<string, true>>;

const prefix = "\0";

export const markOwn = (what: string | number): OwnMark => ({
  [`${prefix}${what}`]: true,
});

const readMark = (value: unknown): string | undefined => {
  if (typeof value !== "object" || value === null) return undefined;
  const [key] = Object.keys(value);
  return key?.startsWith(prefix) ? key.slice(prefix.length) : undefined;
};

export const isOwn = (value: unknown): value is OwnMark =>
  readMark(value) !== undefined;

/** An expression's place in the text. */
export const ownValue = (mark: OwnMark): TreeNode => [
  "Own",
  { value: Number(readMark(mark)) },
];

/** True where an element has attributes of the file's own, by name or spread. */
export const hasOwnProps = (props: Readonly<Record<string, unknown>>) =>
  Object.entries(props).some(
    ([name, value]) => name.startsWith(prefix) || isOwn(value),
  );

/** An element that is, or has attributes that are, the file's own. */
export function ownElement(
  type: unknown,
  given: Readonly<Record<string, unknown>>,
  children: readonly TreeNode[],
): TreeNode {
  const spread: number[] = [];
  const values: Record<string, number> = {};
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    if (name.startsWith(prefix)) spread.push(Number(name.slice(prefix.length)));
    else if (isOwn(value)) values[name] = Number(readMark(value));
    else props[name] = value;
  }
  const name = readMark(type);
  const element = name === undefined ? { type: String(type) } : { name };
  return ["Own", { ...element, props, values, spread }, ...children];
}
