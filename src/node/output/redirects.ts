/** Stands before our rules, so that whoever reads the finished file knows whose they are. */
const heading =
  "# Unknown paths of a language show its own not-found page (written by the build).";

/**
 * Rules for Netlify: the owner's own, of which the first that fits is taken,
 * and after them one for each locale below the root: what is unknown there
 * shows that locale's not-found page, with the right status.
 * @example redirects(["/", "/de"]) -> "# …\n/de/*  /de/404.html  404\n"
 */
export function redirects(
  localeRoots: readonly string[],
  owners = "",
): string | undefined {
  const ours = localeRoots
    .filter((root) => root !== "/")
    .map((root) => `${root}/*  ${root}/404.html  404\n`);
  const own = owners.replaceAll("\r\n", "\n").trimEnd();
  const parts = [
    ...(own === "" ? [] : [`${own}\n`]),
    ...(ours.length === 0 ? [] : [`${heading}\n${ours.join("")}`]),
  ];
  return parts.length === 0 ? undefined : parts.join("\n");
}
