import { findConfig, loadTypeScript } from "./lineOf";

/**
 * Keys that stand twice in one object of the outermost two levels of a
 * config's text: JavaScript takes the last one without a word. Returns none
 * where TypeScript, a development package, is not installed.
 */
export function keysTwice(
  source: string,
): { key: string; line: number; first: number }[] {
  const ts = loadTypeScript();
  if (ts === undefined) return [];
  const file = ts.createSourceFile("config.ts", source, ts.ScriptTarget.Latest);
  const config = findConfig(ts, file);
  if (!config || !ts.isObjectLiteralExpression(config)) return [];
  const inner = config.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) &&
    ts.isObjectLiteralExpression(property.initializer)
      ? [property.initializer]
      : [],
  );
  return [config, ...inner].flatMap((object) => {
    const lines = new Map<string, number>();
    return object.properties.flatMap(({ name }) => {
      if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) {
        return [];
      }
      const key = name.text;
      const at = name.getStart(file);
      const line = file.getLineAndCharacterOfPosition(at).line + 1;
      const first = lines.get(key);
      if (first === undefined) lines.set(key, line);
      return first === undefined ? [] : [{ key, line, first }];
    });
  });
}
