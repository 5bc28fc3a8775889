import { z } from "zod";
import { meant } from "./advice";
import { customIssue } from "./field";

/**
 * Makes the schema of an object whose keys are all known.
 * `z.strictObject` would report an unknown key without saying which keys there are.
 */
export function options<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = Object.keys(shape);
  const unknownKey = z.unknown().check(({ value, issues }) => {
    const fault = {
      wrong: "is not an option",
      allowed: known.join(", "),
      fix: (key: PropertyKey) => meant(key, known, "Remove it."),
    };
    issues.push(customIssue(fault, value));
  });
  // To the compiler the object is strict: a catchall would let any key pass.
  return z.object(shape).catchall(unknownKey) as unknown as z.ZodObject<
    Shape,
    z.core.$strict
  >;
}
