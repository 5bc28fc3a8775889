import { ui } from "../ui";

/** What the signs on keys are called. */
export const keyNames: Readonly<Record<string, string>> = {
  "⌘": ui("keyCommand"),
  "⌥": ui("keyOption"),
  "⇧": ui("keyShift"),
  "⌃": ui("keyControl"),
  "⊞": ui("keyWindows"),
  "⇪": ui("keyCapsLock"),
  "⇥": ui("keyTab"),
  "⎋": ui("keyEscape"),
  "⏎": ui("keyEnter"),
  "↵": ui("keyEnter"),
  "↩": ui("keyEnter"),
  "⌫": ui("keyBackspace"),
  "⌦": ui("keyDelete"),
  "␣": ui("keySpace"),
  "←": ui("keyLeft"),
  "→": ui("keyRight"),
  "↑": ui("keyUp"),
  "↓": ui("keyDown"),
  "⇞": ui("keyPageUp"),
  "⇟": ui("keyPageDown"),
};
