type Groups = Partial<Record<string, string>>;

/** Code, in which nothing is replaced: between fences, or among words. */
const code =
  /^[ \t>]*(?<fence>`{3,}|~{3,})[^]*?^[ \t>]*\k<fence>|(?<tick>`+)(?!`)[^]*?[^`]\k<tick>(?!`)/;

/** Replaces, except in code, what a pattern with named groups matches. */
const replaceOutsideCode = (
  text: string,
  pattern: RegExp,
  write: (groups: Groups, match: string) => string,
) =>
  text.replace(
    new RegExp(`${code.source}|${pattern.source}`, "gmu"),
    (match, ...others) => {
      const groups = others.at(-1) as Groups;
      return groups.fence || groups.tick ? match : write(groups, match);
    },
  );

/** Notations of other systems, and what this site has instead. None changes the number of lines. */
const notations: readonly [pattern: RegExp, write: (g: Groups) => string][] = [
  // Code in Jekyll and Hugo: {% highlight ruby %} … {% endhighlight %}
  [
    /\{[{%]<?\s*highlight\s+(?<lang>[\w+#-]+)[^}]*\}\}?(?<inner>\n[^]*?\n)\s*\{[{%]<?\s*(?:end|\/\s*)highlight[^}]*\}\}?/,
    ({ lang = "", inner = "" }) => `\`\`\`${lang}${inner}\`\`\``,
  ],
  // References to files: {% link a.md %}, {% post_url a %}, {{< ref "a.md" >}}
  [
    /\{%-?\s*(?:link|post_url)\s+(?<jekyll>[^%]+?)\s*-?%\}|\{\{[<%]\s*(?:rel)?ref\s+"(?<hugo>[^"]+)"\s*[>%]\}\}/,
    ({ jekyll, hugo }) => `ref:${encodeURI(jekyll ?? hugo ?? "")}`,
  ],
  // Addresses in Liquid: {{ "/a.png" | relative_url }}, {{ site.baseurl }}
  [
    /\{\{-?\s*(?:(?<mark>["'])(?<path>[^"'\n]*)\k<mark>\s*\|\s*(?:relative|absolute)_url|site\.(?:base)?url)\s*-?\}\}/,
    ({ path = "" }) => encodeURI(path),
  ],
  // Ids of headings, in comments or kramdown's attributes.
  [
    /(?<=^#{1,6} .*)\s(?:<!--|\{\/\*|\{:)\s*(?<id>#[\w.-]+)\s*(?:-->|\*\/\}|\})[ \t]*$/,
    ({ id = "" }) => ` {${id}}`,
  ],
  // The end of the excerpt, and comments of MDX.
  [/<!--\s*more\b[^]*?-->/, () => "<!-- truncate -->"],
  [
    /\{\/\*(?<comment>(?:(?!-->)[^])*?)\*\/\}/,
    ({ comment = "" }) => `<!--${comment}-->`,
  ],
  // Titles of blocks without brackets: :::note Title
  [
    /^(?<start>[\s>]*:{3,}) *(?<name>[a-z][\w-]*) +(?![[{])(?<title>.*?)(?<attributes>\{[^{}\n]*\})?[ \t]*$/,
    ({ start = "", name = "", title = "", attributes = "" }) =>
      `${start}${name}[${title.trim()}]${attributes}`,
  ],
];

const term = /^(?![>#|:\s]|[-*+] |\d+\. )(?<term>.+)(?<end>\n\n?)(?=:[ \t]+\S)/;

/** Makes lists of definitions, `: …` below a term, lists below a term in bold. */
function convertDefinitions(text: string): string {
  const bold = replaceOutsideCode(
    text,
    term,
    ({ term: words = "", end = "" }) => `**${words.trim()}**${end}`,
  );
  return bold === text
    ? text
    : replaceOutsideCode(bold, /^:[ \t]+(?=\S)/, () => "- ");
}

const abbreviation = /^\*\[(?<short>[^\]\n]+)\]:[ \t]*(?<long>\S.*)$/;

/** Explains abbreviations, `*[HTML]: …`, where they first appear among words. */
function convertAbbreviations(text: string): string {
  const known = new Map<string, string>();
  const rest = replaceOutsideCode(
    text,
    abbreviation,
    ({ short = "", long = "" }) => {
      known.set(short, long.replaceAll('"', "&quot;"));
      return "";
    },
  );
  if (known.size === 0) return text;
  // Neither in addresses, nor in tags and headings.
  const words =
    /\]\([^)\n]*\)|https?:\S+|<[^>\n]*>|^#.*|(?<short>[\p{L}\p{N}]+)/u;
  return replaceOutsideCode(rest, words, ({ short = "" }, match) => {
    const long = known.get(short);
    known.delete(short);
    return long ? `<abbr title="${long}">${short}</abbr>` : match;
  });
}

/** Gives a text the notations of this site, as far as they say the same. */
export const convertNotations = (body: string): string =>
  convertAbbreviations(
    convertDefinitions(
      notations.reduce(
        (text, [pattern, write]) => replaceOutsideCode(text, pattern, write),
        body,
      ),
    ),
  );
