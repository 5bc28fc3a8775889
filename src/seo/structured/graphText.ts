import type { Graph, Thing } from "schema-dts";

/** A page's things as the text of one script; nothing in it can end that script. */
export function graphText(things: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph, (_key, value: unknown) =>
    Array.isArray(value) && value.length === 0 ? undefined : value,
  ).replaceAll("<", "\\u003c");
}
