const fixes: readonly [RegExp, string][] = [
  [/\btabs?\b/i, "Indent with spaces instead of tabs."],
  [/^Missing closing ["']/, "Write the same quotation mark behind the text."],
  [/^Map keys must be unique/, "Remove one of the two, or rename it."],
];

/** What mends most that is not YAML. */
const usual = "Put text that holds a colon, a quote or a hash in quotes.";

/** How to mend a fault that a parser of YAML names so. */
export const yamlFixFor = (message: string): string =>
  fixes.find(([pattern]) => pattern.test(message))?.[1] ?? usual;
