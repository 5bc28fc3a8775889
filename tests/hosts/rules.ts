/** One line of `_redirects`, of what the site and its tests use: paths, splats, a status. */
type Rule = { from: string; to: string; status: number };

/**
 * Reads `_redirects` as Netlify documents it: words apart by white space, a
 * comment after "#", 301 where no status is given.
 */
const readRules = (text: string): Rule[] =>
  text
    .split("\n")
    .map((line) => line.replace(/(^|\s)#.*$/, "").trim())
    .filter(Boolean)
    .map((line) => {
      const [from = "", to = "", status = "301"] = line.split(/\s+/);
      return { from, to, status: Number.parseInt(status, 10) };
    });

/** The first rule that fits a path, with what stood for `*` put in for `:splat`. */
export function findRule(text: string, pathname: string): Rule | undefined {
  const bare = pathname.replace(/(?<=.)\/$/, "");
  for (const rule of readRules(text)) {
    if (!rule.from.endsWith("/*")) {
      if (rule.from.replace(/(?<=.)\/$/, "") === bare) return rule;
      continue;
    }
    const folder = rule.from.slice(0, -2);
    if (bare !== folder && !bare.startsWith(`${folder}/`)) continue;
    const splat = bare.slice(folder.length + 1);
    return { ...rule, to: rule.to.replace(":splat", splat) };
  }
  return undefined;
}
