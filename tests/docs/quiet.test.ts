import { readFileSync } from "node:fs";

/** Gatsby says so of templates of a collection that the site does not have. */
const ofUnusedTemplates = "The GraphQL query in the non-page component";

test("the build has nothing to complain of", () => {
  const said = readFileSync("build.log", "utf8").split("\n");
  expect(said.join("\n")).toContain("Done building");
  const complaints = said
    .filter((line) => /^\W*(?:warn|error)\b/i.test(line))
    .filter((line) => !line.includes(ofUnusedTemplates));
  expect(complaints).toEqual([]);
});
