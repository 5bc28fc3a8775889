const fixes: readonly [RegExp, string][] = [
  [/\btabs?\b/i, "Indent with spaces instead of tabs."],
  [/^Missing closing ["']/, "Write the same quotation mark behind the text."],
  [/^Map keys must be unique/, "Remove one of the two, or rename it."],
  [/same column/, "Begin this line in the same column as its neighbours."],
  [/block.seq/, "Remove the hyphen, or indent the list below its field."],
  [/end with a [\]}]/, "Close the bracket that begins before this line."],
  [
    /node end|reserved|indicator|not a YAML token|the star refers to/i,
    "Put the whole text in quotes.",
  ],
  [
    /^Nested mappings/,
    "Put text that holds a colon in quotes; if it is a field, begin it in the same column as its neighbours.",
  ],
  [
    /^Implicit/,
    "Write a space behind the colon of a field and behind the hyphen of an item, and indent what goes on from the line before.",
  ],
  [/^The front matter .* end\.$/, 'Write a line "---" here, above the text.'],
  [
    /^Front matter begins/,
    "Remove what is blank before this line's hyphens: begin the file with them.",
  ],
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
