import { nearest } from "../lib/nearest";
import { PartFault } from "./PartFault";

/** Makes an attribute that a part does not know a fault; every part may have children. */
export function checkProps(
  part: string,
  props: object,
  known: readonly string[],
): void {
  const unknown = Object.keys(props).find(
    (name) => name !== "children" && !known.includes(name),
  );
  if (unknown === undefined) return;
  const meant = nearest(unknown, known);
  throw new PartFault(`<${part}> has no attribute "${unknown}".`, {
    allowed: known.join(", "),
    fix: meant ? `Did you mean "${meant}"?` : "Leave it out.",
  });
}
