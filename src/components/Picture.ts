import { element } from "./content";

export type PictureProps = {
  src: string;
  /** The picture for dark mode. Default: `src`. */
  dark?: string | undefined;
  alt?: string | undefined;
  /** How wide it is shown, in CSS pixels or as a percentage. Default: as wide as it is, or as there is room. */
  width?: string | number | undefined;
  /** Only for pictures whose size the build can't know. */
  height?: string | number | undefined;
  /** How wide it is shown on which screens, for browsers to choose a file. Default: as wide as the text. */
  sizes?: string | undefined;
};

/** Creates an element of its own, because a picture's files are known only when a page's data is made. */
export const Picture = (props: PictureProps) => element("Picture", props, []);

/** As GitHub writes it: `#gh-dark-mode-only`, or in short `#dark`. */
const ending = /#(?:gh-)?(light|dark)(?:-mode-only)?$/;

/**
 * The one colour mode that a picture's address names.
 * @example modeOf("./a.png#dark") -> "dark"
 */
export const modeOf = (src: string): "light" | "dark" | undefined =>
  ending.exec(src)?.[1] as "light" | "dark" | undefined;
