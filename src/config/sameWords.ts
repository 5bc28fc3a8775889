/**
 * Texts of the interface that are rightly the same in a language as in
 * English, by locale: "npm run translations" names all others.
 */
export const sameWords: Readonly<Record<string, readonly string[]>> = {
  de: ["Info", "Link", "Team", "Version {{version}}", "Version:"],
};
