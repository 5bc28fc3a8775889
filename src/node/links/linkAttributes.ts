import type { SlotProps, TreeProps } from "../../lib/contentTree";

/** Elements whose file is a sound or a film; a picture's has its own way. */
const media = new Set(["audio", "video", "source", "track", "embed"]);

/** Attributes of an element that lead to a page or a file, by their names. */
export const linkAttributes = (type: string): readonly string[] =>
  media.has(type) ? ["src", "poster"] : ["href"];

/** The attributes that are known of a `Slot`. */
export const slotPropsOf = (props: TreeProps): TreeProps =>
  (props as SlotProps).props ?? {};
