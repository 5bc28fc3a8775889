import type { Pattern, Program } from "estree-jsx";

/** Names that a pattern binds, as `a`, `b` and `c` in `{ a, x: [b, ...c] }`. */
function namesOf(pattern: Pattern): string[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((property) =>
        namesOf(
          property.type === "RestElement" ? property.argument : property.value,
        ),
      );
    case "ArrayPattern":
      return pattern.elements.flatMap((item) => (item ? namesOf(item) : []));
    case "AssignmentPattern":
      return namesOf(pattern.left);
    case "RestElement":
      return namesOf(pattern.argument);
    default:
      return [];
  }
}

/** The names that a module's imports and exported declarations bring. */
export const boundNames = (program: Program | null | undefined): string[] =>
  (program?.body ?? []).flatMap((statement) => {
    if (statement.type === "ImportDeclaration") {
      return statement.specifiers.map(({ local }) => local.name);
    }
    if (statement.type !== "ExportNamedDeclaration") return [];
    const { declaration } = statement;
    if (!declaration) return [];
    if (declaration.type === "VariableDeclaration") {
      return declaration.declarations.flatMap(({ id }) => namesOf(id));
    }
    return [declaration.id.name];
  });
