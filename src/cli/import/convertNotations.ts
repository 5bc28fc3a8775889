/** Lines around code in Jekyll and Hugo: {% highlight ruby %}, {{< /highlight >}} */
const codeLine =
  /^[ \t]*\{[{%]<?[ \t]*(?:highlight[ \t]+([\w+#-]+)|(?:end|\/[ \t]*)highlight)\b[^{}\n]*\}\}?[ \t]*$/gm;

/** Code, in which nothing is replaced: between fences, or among the words of a paragraph. */
const code =
  /^[ \t>]*(`{3,}|~{3,})[^]*?(?:^[ \t>]*\1|(?![^]))|(?<!`)(`+)(?!`)(?:[^\n]|\n(?![ \t]*\n))*?[^`]\2(?!`)/gm;

/** Files and addresses: {% link a.md %}, {{< ref "a.md" >}}, {{ "/a.png" | relative_url }}, {{ site.baseurl }} */
const reference =
  /\{%-? *link +([^\s%][^%\n]*)%\}|\{\{[<%] *(?:rel)?ref +"([^"\n]+)" *[>%]\}\}|\{\{-? *(?:["']([^"'\n]*)["'] *\| *(?:relative|absolute)_url|site\.(?:base)?url) *-?\}\}/g;

/**
 * Notations of other systems, and what this site has instead. None changes the
 * number of lines, and none looks at a place twice: texts are foreign, and may
 * be long.
 */
const notations: readonly [pattern: RegExp, replacement: string][] = [
  // Ids of headings, in comments or kramdown's attributes.
  [
    /^(#{1,6} .*)\s(?:<!--|\{\/\*|\{:)\s*(#[\w.-]+)\s*(?:-->|\*\/\}|\})[ \t]*$/gm,
    "$1 {$2}",
  ],
  // Posts in Jekyll: {% post_url 2020-01-02-a %}
  [/\{%-? *post_url +([^\s%]+) *-?%\}/g, "/_posts/$1.md"],
  // The end of the excerpt, and comments of MDX.
  [/<!--\s*more\b[^<>\n]*-->/g, "<!-- truncate -->"],
  [/\{\/\*((?:(?!-->|\{\/\*|\*\/)[^])*)\*\/\}/g, "<!--$1-->"],
  // Titles of blocks without brackets: :::note Title
  [
    /^([ \t>]*:{3,}) *([a-z][\w-]*) +([^\s[{}][^{}\n]*)((?:\{[^{}\n]*\})?)$/gm,
    "$1$2[$3]$4",
  ],
];

/** Gives a text the notations of this site, as far as they say the same. */
export function convertNotations(body: string): string {
  const codes: string[] = [];
  const words = body
    .replace(codeLine, (_, language = "") => `\`\`\`${language}`)
    .replace(code, (text) => `\uE000${codes.push(text) - 1}\uE000`)
    .replace(reference, (_, ...groups: (string | undefined)[]) =>
      // A name may have spaces; the hyphen before "%}" is Liquid's.
      encodeURI(groups.slice(0, 3).join("").trim().replace(/ -$/, "")),
    );
  return notations
    .reduce((text, [pattern, by]) => text.replace(pattern, by), words)
    .replace(/\uE000(\d+)\uE000/g, (_, index) => codes[Number(index)] ?? "");
}
