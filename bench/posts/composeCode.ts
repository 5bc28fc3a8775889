type Sample = (number: number, section: number) => string;

/** One sample per language; every generator highlights all of them. */
const samples: readonly Sample[] = [
  (number, section) =>
    fence("ts", [
      `export function step${section}(count: number, label: string) {`,
      `  const total = count + ${number};`,
      "  return `${label}-${total}`;",
      "}",
    ]),
  (number, section) =>
    fence("css", [
      `.section-${section} {`,
      "  display: grid;",
      `  gap: ${(number % 4) + 1}rem;`,
      "}",
    ]),
  (number, section) =>
    fence("json", [
      "{",
      `  "section": ${section},`,
      `  "post": ${number},`,
      '  "draft": false',
      "}",
    ]),
  (number, section) =>
    fence("tsx", [
      `export function Total${section}({ count }: { count: number }) {`,
      `  const total = count * ${number};`,
      '  return <output className="total">{total}</output>;',
      "}",
    ]),
  (number, section) =>
    fence("yaml", [
      `name: section-${section}`,
      "on: push",
      `timeout: ${number}`,
      "steps: [install, build, deploy]",
    ]),
];

/** A section's code block; a post has three, four or five of them. */
export function composeCode(
  number: number,
  section: number,
): string | undefined {
  const blocks = 3 + (number % 3);
  if (section >= blocks) return undefined;
  return samples[section % samples.length]?.(number, section);
}

function fence(language: string, lines: string[]): string {
  return ["```" + language, ...lines, "```"].join("\n");
}
