type Modifiers = Pick<
  MouseEvent,
  "altKey" | "ctrlKey" | "metaKey" | "shiftKey"
>;

/** Whether a key is held down that gives a click or a key press another meaning. */
export const hasModifier = (event: Modifiers): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
