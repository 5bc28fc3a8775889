import { flag } from "./fields";
import { options } from "./options";

/** How texts are read. */
export function markdownSchema() {
  return options({
    /**
     * Whether straight quotation marks, `--` and `...` become those of the
     * text's language: “ ” in English, „ “ in German, ’ and – and … in all.
     * Never in code and addresses; a mark behind a backslash stays straight.
     * Default: true.
     */
    smartTypography: flag().optional(),
  });
}
