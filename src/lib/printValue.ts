/** What a message shows of a value: more does not help to find it. */
const longest = 200;

const cutOff = (text: string) =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

/** A value as its owner wrote it, for a message; a long one is cut off. */
export function printValue(value: unknown): string {
  const hasNoJson = ["function", "symbol", "undefined"].includes(typeof value);
  return cutOff(hasNoJson ? String(value) : JSON.stringify(value));
}
