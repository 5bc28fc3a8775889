/** As GitHub writes it: `#gh-dark-mode-only`, or in short `#dark`. */
const ending = /#(?:gh-)?(light|dark)(?:-mode-only)?$/;

/**
 * The one colour mode that a picture's address names.
 * @example modeOf("./a.png#dark") -> "dark"
 */
export const modeOf = (src: string): "light" | "dark" | undefined =>
  ending.exec(src)?.[1] as "light" | "dark" | undefined;
