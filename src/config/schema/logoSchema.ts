import { address, file } from "./addresses";
import { wholeNumber } from "./fields";
import type { LocalizedText } from "./localizedText";
import { options } from "./options";

/** A picture that stands for the owner. */
export function logoSchema(localized: LocalizedText) {
  return options({
    /** The picture, a file in `static/` written from "/". */
    src: file("/logo.svg"),
    /** The picture for dark mode. Default: `src`. */
    srcDark: file("/logo-dark.svg").optional(),
    /** What the picture shows. Default: nothing beside a title, else the site's title. */
    alt: localized.optional(),
    /** The width in CSS pixels. Default: the picture's own. */
    width: wholeNumber(1).optional(),
    /** The height in CSS pixels. Default: the picture's own. */
    height: wholeNumber(1).optional(),
    /** Where the logo leads. Default: the home page in the reader's language. */
    href: address().optional(),
  });
}
