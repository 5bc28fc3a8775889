import { oneOf } from "./fields";
import { options } from "./options";

/** What is done with texts in the languages that they are not translated into. */
export function untranslatedSchema() {
  return options({
    /**
     * Posts that a language has no translation of. "show": its lists, tags,
     * counts and search have them in another language, marked as such, and
     * readers can leave them out. "hide": none of these has them. Their pages
     * exist either way, for links and the language menu. Default: "show".
     */
    posts: oneOf("show", "hide").optional(),
    /** The same for pages, which only the search lists. Default: "show". */
    pages: oneOf("show", "hide").optional(),
    /** The same for documentation: its sidebars, tags and the search. Default: "show". */
    docs: oneOf("show", "hide").optional(),
  });
}
