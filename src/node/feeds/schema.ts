import type { Schema } from "hast-util-sanitize";

const split = (list: string) => list.split(" ");
const web = ["http", "https"];

/** The HTML that feeds may contain: elements that mean the same without the site's stylesheet and scripts. */
export const feedSchema: Schema = {
  tagNames: split(
    "a abbr audio b bdi bdo blockquote br caption cite code col colgroup dd del dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small source span strong sub sup table tbody td tfoot th thead time tr track u ul var video wbr",
  ),
  // Other elements are replaced by their content.
  strip: split(
    "base button canvas dialog embed head link meta noscript object script select style svg template textarea title",
  ),
  attributes: {
    "*": split(
      "alt cite colSpan controls dateTime dir height href hrefLang kind label lang media poster reversed rowSpan scope span src srcLang start title type value width",
    ),
  },
  protocols: {
    href: [...web, ...split("ftp mailto tel sms geo xmpp")],
    src: web,
    poster: web,
    cite: web,
  },
};
