import { z } from "zod";
import { listFields, toJsonSchema } from "../../site/collections/jsonSchema";
import type {
  JsonSchema,
  SchemaField,
} from "../../site/collections/jsonSchema";

/** The fields that several types of nodes have in common, for fragments on all of them. */
export type NodeInterface = {
  name: string;
  description: string;
  fields: z.ZodRawShape;
};

/** A type of nodes in GraphQL. */
export type NodeType = NodeInterface & {
  /** The name of an interface whose fields it has. Default: none. */
  shares?: string;
  /** The files that its nodes are made of, as their parents. Default: none. */
  parent?: "File";
};

const scalars: Record<string, string> = {
  string: "String",
  boolean: "Boolean",
  integer: "Int",
  number: "Float",
};

/** Unwraps a value or null, which zod prints as a list of two types, or as two schemas. */
function unwrapNullable<Schema extends JsonSchema>(schema: Schema): Schema {
  const { anyOf = [], ...rest } = schema;
  if (Array.isArray(schema.type) && schema.type.includes("null")) {
    return { ...schema, type: schema.type.filter((type) => type !== "null") };
  }
  const [value, ...others] = anyOf.filter(({ type }) => type !== "null");
  const isNullable = value && others.length < anyOf.length - 1;
  return isNullable && others.length === 0
    ? ({ ...value, ...rest } as Schema)
    : schema;
}

/** Returns the GraphQL type of a value; JSON if no other fits. */
function typeOf({ id, type, items }: JsonSchema): string {
  if (id !== undefined) return id;
  if (items) return `[${typeOf(items)}!]`;
  return scalars[String(type)] ?? "JSON";
}

function defineField(field: SchemaField): string {
  const value = unwrapNullable(field);
  const mark = field.isRequired && value === field ? "!" : "";
  const type = value.graphql ?? typeOf(value) + mark;
  return `${JSON.stringify(value.description ?? "")}\n${field.name}: ${type}`;
}

/** Defines the named types in a schema. */
function defineTypes(schema: JsonSchema, types: Map<string, string>): void {
  for (const field of listFields(schema)) {
    const value = unwrapNullable(field);
    const type = value.items ?? value;
    if (type.id !== undefined) {
      const fields = listFields(type).map(defineField).join("\n");
      const definition = `type ${type.id} {\n${fields}\n}`;
      const description = JSON.stringify(type.partDescription ?? "");
      types.set(type.id, `${description}\n${definition}`);
    }
    defineTypes(type, types);
  }
}

/**
 * Creates the GraphQL definitions of node types from zod schemas, with their
 * descriptions. A map becomes a type if `.meta({ id })` names it, else JSON;
 * `.meta({ graphql })` names any other type.
 */
export function createTypeDefs(
  nodeTypes: readonly NodeType[],
  interfaces: readonly NodeInterface[] = [],
): string[] {
  const types = new Map<string, string>();
  const define = (head: string, { description, fields }: NodeInterface) => {
    const schema = toJsonSchema(z.object(fields), "output");
    defineTypes(schema, types);
    const definitions = listFields(schema).map(defineField).join("\n");
    return `${JSON.stringify(description)}\n${head} {\n${definitions}\n}`;
  };
  return [
    ...nodeTypes.map(({ shares, parent, ...type }) => {
      const shared = shares ? ` & ${shares}` : "";
      const childOf = parent ? `@childOf(types: ["${parent}"])` : "";
      const head = `type ${type.name} implements Node${shared} @dontInfer ${childOf}`;
      return define(head, type);
    }),
    ...interfaces.map((type) => define(`interface ${type.name}`, type)),
    ...types.values(),
  ];
}
