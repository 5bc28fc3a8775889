/** A loader that a rule uses. */
export type Use = {
  loader?: string;
  options?: {
    modules?: { localIdentName?: string } | boolean;
    postcssOptions?: (context: object) => { plugins: readonly unknown[] };
  };
};
type Rule = {
  use?: Use[] | ((...given: never[]) => unknown);
  oneOf?: Rule[];
};

/** Goes through all rules of webpack that use several loaders. */
export function eachUse(
  rules: readonly object[],
  act: (rule: { use?: unknown }, use: Use[]) => void,
): void {
  for (const rule of rules as readonly Rule[]) {
    if (rule.oneOf) eachUse(rule.oneOf, act);
    if (Array.isArray(rule.use)) act(rule, rule.use);
  }
}
