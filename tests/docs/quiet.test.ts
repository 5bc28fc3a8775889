import { readFileSync } from "node:fs";

test("the build has nothing to complain of", () => {
  const said = readFileSync("build.log", "utf8").split("\n");
  expect(said.join("\n")).toContain("Done building");
  expect(said.filter((line) => /^\W*(?:warn|error)\b/i.test(line))).toEqual([]);
});
