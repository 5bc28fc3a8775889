const signs: Readonly<Record<string, string>> = { ins: "+ ", del: "- " };
/** A line's element; that of the line before ends behind its line break. */
const change = /^(?:<\/\w+>)?<(ins|del) /;
const spoken = /<span class="visually-hidden">[^<]*<\/span>/g;

/** What stands before a line where lines have changed. */
const sign = (line: string) => signs[change.exec(line)?.[1] ?? ""] ?? "  ";

/**
 * The code in what highlighting made of it, which is tags around escaped text.
 * Changed lines have their signs, for the tags that said so are gone.
 */
export function codeText(html: string): string {
  const lines = html.replace(spoken, "").split("\n");
  const isDiff = lines.some((line) => change.test(line));
  return lines
    .map((line) => (isDiff ? sign(line) + line : line))
    .join("\n")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
