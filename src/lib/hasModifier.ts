type Modifiers = Pick<
  MouseEvent,
  "altKey" | "ctrlKey" | "metaKey" | "shiftKey"
>;

/** True if a modifier key changes the meaning of a click or key press. */
export const hasModifier = (event: Modifiers): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
