import { flag } from "./fields";
import { options } from "./options";

/** How texts are read. */
export function markdownSchema() {
  return options({
    /**
     * Whether dollars make formulas: $…$ among words, $$…$$ alone. Prices such
     * as $5 stay text, for a formula between single dollars neither begins nor
     * ends with a space, and no digit follows it. Blocks of code in the
     * language "math" are formulas in any case. Default: true.
     */
    math: flag().optional(),
    /**
     * Whether straight quotation marks, `--` and `...` become those of the
     * text's language: “ ” in English, „ “ in German, ’ and – and … in all,
     * and no line ends inside "20 kB", "10. Juli", "z. B.", "No. 2", "E-Mail".
     * Never in code and addresses; a mark behind a backslash stays straight.
     * Default: true.
     */
    smartTypography: flag().optional(),
  });
}
