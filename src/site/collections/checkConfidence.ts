import type { EntrySource } from "../content/entry";

/** Reports where a project names its confidential client. */
export function checkConfidence({
  file,
  frontMatter: { client, ...fields },
  compiled: { text, code },
  lineOf,
  report,
}: Omit<EntrySource<{ client: string }>, "title" | "config">): void {
  const name = client.toLowerCase();
  const texts = {
    "the folder's name": file.entryPath.name,
    ...fields,
    text,
    code,
  };
  for (const [field, value] of Object.entries(texts)) {
    if (!JSON.stringify(value).toLowerCase().includes(name)) continue;
    report({
      line: lineOf(field),
      field: [field],
      reason: `It names ${JSON.stringify(client)}, a client that is confidential.`,
      note: "Describe the client in other words.",
      fatal: true,
    });
  }
}
