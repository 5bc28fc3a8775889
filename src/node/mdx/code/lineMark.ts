import type { MdxFault } from "../compileMdx";

/** What a line of code can be marked as. */
export const lineMarks = [
  "highlight",
  "ins",
  "del",
  "focus",
  "error",
  "warning",
] as const;
export type LineMark = (typeof lineMarks)[number];

/** Lines that are marked, counted from 0; `to` is the first that is not. */
export type MarkedLines = { mark: LineMark; from: number; to: number };

/** Words that are marked wherever they occur in these lines. */
export type MarkedWord = {
  text: string;
  from: number;
  to: number;
  /** Line of the block that asks for it; 0 is the fence. */
  at: number;
};

/** A mistake in a block of code, which is shown all the same. */
export type CodeProblem = Pick<MdxFault, "message" | "allowed" | "fix"> & {
  /** Line of the block; 0, the default, is the fence. */
  at?: number;
};

export const isLineMark = (name: string): name is LineMark =>
  (lineMarks as readonly string[]).includes(name);
