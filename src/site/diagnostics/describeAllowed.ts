import { z } from "zod";
import { formatValue } from "./diagnostic";
import { unwrap } from "./schemaAt";

/** Says what a schema without a description allows; undefined if it says nothing. */
export function describeAllowed(schema: z.ZodType): string[] | undefined {
  if (schema instanceof z.ZodString) return ["text"];
  if (schema instanceof z.ZodBoolean) return ["true", "false"];
  if (schema instanceof z.ZodNumber) return [describeNumber(schema)];
  if (schema instanceof z.ZodEnum)
    return schema.options.map((value) => formatValue(value));
  if (schema instanceof z.ZodLiteral)
    return [...schema.values].map((value) => formatValue(value));
  if (schema instanceof z.ZodArray) {
    const { description, schema: item } = unwrap(schema.element as z.ZodType);
    const each = description ?? describeAllowed(item)?.join(", ");
    return [each === undefined ? "a list" : `a list of items: ${each}`];
  }
  if (schema instanceof z.ZodObject)
    return [`{ ${Object.keys(schema.shape).join(", ")} }`];
  if (schema instanceof z.ZodRecord) return ["{ name: …, another: … }"];
  if (schema instanceof z.ZodUnion) {
    const options = (schema.options as z.ZodType[]).map(
      (option) => unwrap(option).schema,
    );
    return [
      ...new Set(options.flatMap((option) => describeAllowed(option) ?? [])),
    ];
  }
  return undefined;
}

function describeNumber(schema: z.ZodNumber): string {
  const { type, minimum, exclusiveMinimum, maximum } = z.toJSONSchema(schema);
  const noun = type === "integer" ? "a whole number" : "a number";
  const isLimit = (limit?: unknown) =>
    Math.abs(Number(limit)) < Number.MAX_SAFE_INTEGER;
  const limits = [
    isLimit(exclusiveMinimum) && `more than ${exclusiveMinimum}`,
    isLimit(minimum) && `${minimum} or more`,
    isLimit(maximum) && `${maximum} at most`,
  ].filter(Boolean);
  return [noun, ...limits].join(", ");
}
