const words = (list: string) => new Set(list.split(" "));

/** Elements that mean the same in every feed reader. Of all others only the content is kept. */
export const keptElements = words(
  "a abbr audio b bdi bdo blockquote br caption cite code col colgroup dd del dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q rp rt ruby s samp section small source span strong sub sup table tbody td tfoot th thead time track tr u ul var video wbr",
);

/** Elements that go together with their content: what runs, asks, or is drawn. */
export const droppedElements = words(
  "base button canvas dialog embed head link math meta noscript object script select style svg template textarea title",
);

/** Elements that have no content. */
export const voidElements = words("br col hr source track wbr");

/** Elements that must not stand in a paragraph. */
export const blockElements = words(
  "blockquote details div dl figure h1 h2 h3 h4 h5 h6 hr ol p pre section summary table ul",
);

/** Attributes that say something without style sheet, script and anchor, by React's names. */
export const keptAttributes = words(
  "alt cite colSpan controls dateTime dir height href hrefLang kind label lang media poster reversed rowSpan scope span src srcLang start title type value width",
);

/** Attributes that hold an address. */
export const addressAttributes = words("cite href poster src");
