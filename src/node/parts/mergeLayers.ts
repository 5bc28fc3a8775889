/** Text in quotes, or a brace: what is in quotes opens and closes nothing. */
const marks = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g;

/**
 * Writes neighbours in one cascade layer as one block: each sheet of a part
 * names its layer.
 * @example mergeLayers("@layer a{.b{}}@layer a{.c{}}") -> "@layer a{.b{}.c{}}"
 */
export function mergeLayers(css: string): string {
  let merged = "";
  let before = "";
  let depth = 0;
  let start = 0;
  for (const { 0: mark, index } of css.matchAll(marks)) {
    if (mark === "{") depth += 1;
    if (mark !== "}") continue;
    depth -= 1;
    if (depth > 0) continue;
    const block = css.slice(start, index + 1);
    const name = block.slice(0, block.indexOf("{") + 1);
    const isSame = name === before && name.startsWith("@layer ");
    merged = isSame
      ? merged.slice(0, -1) + block.slice(name.length)
      : merged + block;
    before = name;
    start = index + 1;
  }
  return merged + css.slice(start);
}
