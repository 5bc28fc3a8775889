import { parse, visit } from "graphql";
import type { ASTNode } from "graphql";
import type { CreateResolversArgs } from "gatsby";
import { createResolvers } from "../createResolvers";
import { typeDefs } from "./typeDefs";

const described = [
  "ObjectTypeDefinition",
  "EnumTypeDefinition",
  "EnumValueDefinition",
  "FieldDefinition",
  "InputValueDefinition",
];

const nameOf = (node: ASTNode | readonly ASTNode[]) =>
  "name" in node && node.name ? node.name.value : "";

it("says of each type, field, argument and value of the schema what it is", () => {
  const silent: string[] = [];
  let fields = 0;
  visit(parse(typeDefs.join("\n")), {
    enter(node, _key, _parent, _path, ancestors) {
      if (!described.includes(node.kind)) return;
      fields += 1;
      if ("description" in node && node.description) return;
      const place = [...ancestors, node].map(nameOf).filter(Boolean);
      silent.push(place.join("."));
    },
  });
  expect(fields).toBeGreaterThan(100);
  expect(silent).toEqual([]);
});

type Field = {
  type?: string;
  description?: string;
  args?: Record<string, { description?: string }>;
};

it("says it of what resolvers add, too", () => {
  const added: Record<string, Record<string, Field>>[] = [];
  const args = {
    store: { getState: () => ({ program: { directory: process.cwd() } }) },
    createResolvers: (resolvers: (typeof added)[number]) =>
      added.push(resolvers),
  };
  const create = createResolvers as (args: CreateResolversArgs) => void;
  create(args as unknown as CreateResolversArgs);
  const silent = added.flatMap((types) =>
    Object.entries(types).flatMap(([type, fields]) =>
      Object.entries(fields).flatMap(([name, field]) => [
        // Without a type, the field is declared above, and said there.
        ...(field.type && !field.description ? [`${type}.${name}`] : []),
        ...Object.entries(field.args ?? {})
          .filter(([, argument]) => !argument.description)
          .map(([argument]) => `${type}.${name}(${argument})`),
      ]),
    ),
  );
  expect(added.flatMap(Object.keys)).toContain("BlogPost");
  expect(silent).toEqual([]);
});
