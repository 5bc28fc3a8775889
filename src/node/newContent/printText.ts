import { Document, isSeq } from "yaml";

const style = { lineWidth: 0, flowCollectionPadding: false };

/** Front matter as owners write it: lists in one line, quotes only where YAML needs them. */
export function printFrontMatter(fields: Record<string, unknown>): string {
  const document = new Document(
    Object.fromEntries(
      Object.entries(fields).filter(([, value]) => value !== undefined),
    ),
  );
  for (const name of Object.keys(fields)) {
    const node = document.get(name, true);
    if (isSeq(node)) node.flow = true;
  }
  return document.toString(style);
}

/** A content file of front matter and text. */
export const printText = (frontMatter: string, body: string) =>
  `---\n${frontMatter.trimEnd()}\n---\n\n${body.trim()}\n`;
