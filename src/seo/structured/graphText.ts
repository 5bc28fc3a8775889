import type { Graph, Thing } from "schema-dts";
import { inScript } from "../../lib/inScript";

/** A page's things as the text of one script. */
export function graphText(things: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return inScript(graph, (_key, value) =>
    Array.isArray(value) && value.length === 0 ? undefined : value,
  );
}
