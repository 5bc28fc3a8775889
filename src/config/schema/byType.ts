import { z } from "zod";
import { listOf, meant } from "./advice";
import { choose } from "./choose";
import { customIssue, type Fault } from "./field";
import { isFields } from "./rule";

type Schemas = Readonly<Record<string, z.ZodType>> & { default: z.ZodType };
type Advice = Pick<Fault, "wrong" | "fix">;

/**
 * Makes a schema that checks an item by its `type`; without one it is a "default" item.
 * `misplaced` advises on types that exist, but not here.
 */
export function byType<S extends Schemas>(
  schemas: S,
  misplaced: (type: unknown) => Advice | undefined = () => undefined,
) {
  const types = Object.keys(schemas);
  const byName = new Map<unknown, S[keyof S]>(
    Object.entries(schemas) as [string, S[keyof S]][],
  );
  return choose<S[keyof S] | z.ZodType<never, never>>((item) => {
    const type = typeOf(item);
    return byName.get(type) ?? faultyType(types, misplaced(type));
  });
}

/** A list of items makes a dropdown, which then asks for its missing type. */
function typeOf(item: unknown): unknown {
  if (!isFields(item)) return "default";
  return item.type ?? ("items" in item ? "dropdown" : "default");
}

function faultyType(types: readonly string[], advice?: Advice) {
  return z.custom<never>().check(({ value, issues }) => {
    const type = typeOf(value);
    const fault: Fault = {
      wrong: "is an unknown navbar item type",
      allowed: listOf(types),
      fix: meant(type, types),
      ...advice,
    };
    issues.push(customIssue(fault, type, ["type"]));
  });
}
