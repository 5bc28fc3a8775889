import type { Code } from "../markdownExtension";
import { isSpace } from "./codes";

const backtick = 96;
const tilde = 126;
const shortest = 3;

/** Tells, from a text's characters, whether the line that follows is in a block of code. */
export function watchFences() {
  /** The fence that is open. */
  let open: { mark: Code; length: number } | undefined;
  /** The run of marks that the line begins with. */
  let mark: Code = null;
  let length = 0;
  let isRun = true;
  /** What stands behind the run: nothing, words, or words with backticks. */
  let isBare = true;
  let hasBacktick = false;

  const take = (code: Code) => {
    const begins = mark === null && (code === backtick || code === tilde);
    if (isRun && (begins || (mark !== null && code === mark))) {
      mark = code;
      length += 1;
    } else if (mark !== null || !isSpace(code)) {
      isRun = false;
      isBare &&= isSpace(code);
      hasBacktick ||= code === backtick;
    }
  };
  const endLine = () => {
    const isFence = mark !== null && length >= shortest;
    if (open) {
      const ends = mark === open.mark && length >= open.length && isBare;
      if (ends) open = undefined;
    } else if (isFence && !(mark === backtick && hasBacktick)) {
      open = { mark, length };
    }
    mark = null;
    length = 0;
    isRun = true;
    isBare = true;
    hasBacktick = false;
  };
  return { take, endLine, isInCode: () => open !== undefined };
}
