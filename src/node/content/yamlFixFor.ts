const fixes: readonly [RegExp, string][] = [
  [/\btabs?\b/i, "Indent with spaces instead of tabs."],
  [/^Missing closing ["']/, "Write the same quotation mark behind the text."],
  [/^Map keys must be unique/, "Remove one of the two, or rename it."],
  [/^The front matter .* end\.$/, 'Write a line "---" here, above the text.'],
  [/^This line is not the "---"/, "Write three hyphens, and nothing else."],
  [
    /, not fields\.$/,
    'Write each field in a line of its own, with no hyphen before it and a space behind the colon, such as "title: A good title".',
  ],
];

/** What mends most that is not YAML. */
const usual = "Put text that holds a colon, a quote or a hash in quotes.";

/** How to mend a fault that a parser of YAML names so. */
export const yamlFixFor = (message: string): string =>
  fixes.find(([pattern]) => pattern.test(message))?.[1] ?? usual;
