import { z } from "zod";

type Path = PropertyKey[];

/** Returns the path of a value that lies in itself; undefined if none does. */
function findCircle(
  value: unknown,
  path: Path = [],
  around: readonly unknown[] = [],
): Path | undefined {
  if (around.includes(value)) return path;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    const circle = findCircle(inner, [...path, step], [...around, value]);
    if (circle) return circle;
  }
  return undefined;
}

/** Has data that contains itself reported before a schema would follow it without end. */
export const noCircle = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .any()
    .check(({ value, issues }) => {
      const path = findCircle(value);
      if (!path) return;
      const message = "It contains itself.";
      issues.push({ code: "custom", input: value, path, message });
    })
    .pipe(schema);
