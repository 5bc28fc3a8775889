/** Creates the lines of a code block, the first of which is its language. */
type Sample = (number: number, section: number) => string[];

/** A sample for each language; every generator highlights all of them. */
const samples: readonly Sample[] = [
  (number, section) => [
    "ts",
    `export function step${section}(count: number, label: string) {`,
    `  const total = count + ${number};`,
    "  return `${label}-${total}`;",
    "}",
  ],
  (number, section) => [
    "css",
    `.section-${section} {`,
    "  display: grid;",
    `  gap: ${(number % 4) + 1}rem;`,
    "}",
  ],
  (number, section) => [
    "json",
    "{",
    `  "section": ${section},`,
    `  "post": ${number},`,
    '  "draft": false',
    "}",
  ],
  (number, section) => [
    "tsx",
    `export function Total${section}({ count }: { count: number }) {`,
    `  const total = count * ${number};`,
    '  return <output className="total">{total}</output>;',
    "}",
  ],
  (number, section) => [
    "yaml",
    `name: section-${section}`,
    "on: push",
    `timeout: ${number}`,
    "steps: [install, build, deploy]",
  ],
];

/** Composes a section's code block; a post has three, four or five of them. */
export function composeCode(
  number: number,
  section: number,
): string | undefined {
  if (section >= 3 + (number % 3)) return undefined;
  const lines = samples[section]?.(number, section);
  return lines && ["```" + lines.join("\n"), "```"].join("\n");
}
