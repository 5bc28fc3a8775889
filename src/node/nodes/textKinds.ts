/** What kinds of texts there are, and the types of their nodes. */
export const nodeTypes = {
  post: "BlogPost",
  page: "Page",
  doc: "Doc",
} as const;

export type TextKind = keyof typeof nodeTypes;

/** The kind of a text's node, or of what its file says. */
export const kindOf = (node: object): TextKind => {
  if ("docId" in node) return "doc";
  return "date" in node ? "post" : "page";
};
