import { file } from "./addresses";
import type { LocalizedText } from "./localizedText";
import { options } from "./options";

/** What the site is called, and shown as, among the bookmarks of a phone or a computer. */
export function manifestSchema(localized: LocalizedText) {
  return options({
    /** The name where there is little room, 12 letters at best. Default: the title. */
    shortName: localized.optional(),
    /**
     * A square picture in `static/`, SVG or at least 512 pixels wide, of which
     * the build makes icons. An .ico file or one on another host gives none.
     * Default: the favicon.
     */
    icon: file("/icon.svg").optional(),
  });
}
