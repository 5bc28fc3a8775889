import { readFileSync } from "node:fs";
import { parts } from "./parts";

it("says in the docs what each part has to keep", () => {
  const table = readFileSync("docs/change-the-look.md", "utf8")
    .split("\n")
    .map((row) => row.split("|").map((cell) => cell.trim()))
    .flatMap(([, , part = "", keeps]) =>
      /^`[A-Z]\w+`$/.test(part) ? [[part.replaceAll("`", ""), keeps]] : [],
    );
  expect(Object.fromEntries(table)).toEqual(parts);
});
