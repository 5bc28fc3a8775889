/*
 * What a syntax extension of remark needs of micromark's interface, as little
 * as it is: MDX 2 and MDX 3 bring different versions of its types.
 */
export type Code = number | null;
export type State = (code: Code) => State | undefined;
/** A construct, in whole or in part. */
type Construct = { tokenize: Tokenize; partial?: boolean };
type Try = (construct: Construct, ok: State, nok: State) => State;
export type Effects = {
  enter: (type: string, fields?: object) => Token;
  exit: (type: string) => Token;
  consume: (code: Code) => void;
  /** Goes on after the construct if it matches. */
  attempt: Try;
  /** Goes on where it was, however it turns out. */
  check: Try;
};
type Event = [
  kind: string,
  token: Token,
  context: { sliceSerialize: (token: Token, expandTabs: boolean) => string },
];
export type Context = {
  now: () => { line: number };
  /** True where it is only asked whether a paragraph ends here. */
  interrupt?: boolean;
  events: readonly Event[];
  parser: {
    lazy: Record<number, boolean | undefined>;
    constructs: { disable: { null: readonly string[] } };
  };
};
export type Tokenize = (
  this: Context,
  effects: Effects,
  ok: State,
  nok: State,
) => State;

export type Token = {
  type?: string;
  start?: { line: number };
  next?: Token;
};
export type FromMarkdown = {
  /** The nodes that are open, innermost last. */
  stack: readonly object[];
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
