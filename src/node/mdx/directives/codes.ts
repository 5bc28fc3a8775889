import type { Code, Effects, State } from "../markdownExtension";

/** Line ends are -5, -4 and -3 in micromark, tabs and spaces -2, -1 and 32. */
export const isLineEnd = (code: Code) => code !== null && code < -2;
export const isEnd = (code: Code) => code === null || isLineEnd(code);
export const isSpace = (code: Code) =>
  code === -2 || code === -1 || code === 32;

export const isNamePart = (code: Code) =>
  code !== null && /[\w-]/.test(String.fromCharCode(code));
export const isLetter = (code: Code) =>
  code !== null && /[a-z]/i.test(String.fromCharCode(code));

/** Takes spaces, as many as there are or at most so many. */
export function takeSpaces(
  effects: Effects,
  type: string,
  next: State,
  most = Infinity,
): State {
  let taken = 0;
  const more: State = (code) => {
    if (isSpace(code) && taken < most) {
      effects.consume(code);
      taken += 1;
      return more;
    }
    effects.exit(type);
    return next(code);
  };
  return (code) => {
    if (!isSpace(code) || most === 0) return next(code);
    effects.enter(type);
    return more(code);
  };
}
