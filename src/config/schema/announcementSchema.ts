import { colour } from "./colour";
import { contrastRule } from "./contrastRule";
import { flag, text } from "./fields";
import type { LocalizedText } from "./localizedText";
import { options } from "./options";

/** A message above the bar. */
export function announcementSchema(localized: LocalizedText) {
  return options({
    /** Names the message. A new id shows it again to readers who closed the last one. */
    id: text("new-projects-2027"),
    /** The message; may contain HTML. */
    content: localized,
    /** The colour behind the text, as CSS. Default: the theme's. */
    backgroundColor: colour().optional(),
    /** The colour of the text, as CSS. Default: the theme's. */
    textColor: colour().optional(),
    /** Whether readers can close the message. Default: true. */
    isCloseable: flag().optional(),
  }).check(contrastRule());
}
