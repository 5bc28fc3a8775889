import { z } from "zod";
import { choose } from "./choose";
import { field } from "./field";
import { text } from "./fields";
import type { LocalizedText } from "./localizedText";
import { options } from "./options";
import { isFields } from "./rule";

/** The versions of a menu: a list of names, or an object with their settings, in the order of the menu. */
export function versionsShown(localized: LocalizedText) {
  const names = z.array(text("1.0"));
  const named = z.record(
    z.string(),
    options({
      /** What the menu calls the version. Default: the version's own label. */
      label: localized.optional(),
    }),
  );
  const neither = field<never>(
    "a list of names, or an object with one field per version",
    '["2.0", "1.0"]',
    () => "is neither a list nor an object",
  );
  return choose<typeof names | typeof named | typeof neither>((value) => {
    if (Array.isArray(value)) return names;
    return isFields(value) ? named : neither;
  });
}
