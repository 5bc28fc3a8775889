/*
 * What a syntax extension of remark needs of micromark's interface, as little
 * as it is: MDX 2 and MDX 3 bring different versions of its types.
 */
export type Code = number | null;
export type State = (code: Code) => State | undefined;
export type Effects = {
  enter: (type: string, fields?: object) => void;
  exit: (type: string) => void;
  consume: (code: Code) => void;
};
export type Context = {
  now: () => { line: number };
  parser: { lazy: Record<number, boolean | undefined> };
};
export type Tokenize = (
  this: Context,
  effects: Effects,
  ok: State,
  nok: State,
) => State;

export type Token = object;
export type FromMarkdown = {
  enter: (node: object, token: Token) => void;
  exit: (token: Token) => void;
  sliceSerialize: (token: Token) => string;
};

/** The lists of extensions that remark's plugins add to. */
type Processor = {
  data: () => {
    micromarkExtensions?: unknown[];
    fromMarkdownExtensions?: unknown[];
  };
};

const noCode = {
  type: "Program",
  sourceType: "module",
  body: [],
  comments: [],
};

/** What `{/* … *\/}` yields, so that whatever knows one comment knows the other. */
export const commentNode = (type: string, text: string) => ({
  type,
  value: `/*${text}*/`,
  data: { estree: { ...noCode } },
});

/** Teaches a remark processor some syntax, and what becomes of it in the tree. */
export function extend(
  processor: unknown,
  { syntax, tree }: { syntax: object; tree: object },
): void {
  const data = (processor as Processor).data();
  (data.micromarkExtensions ??= []).push(syntax);
  (data.fromMarkdownExtensions ??= []).push(tree);
}
