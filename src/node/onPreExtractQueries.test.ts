/** @jest-environment node */
import { silence } from "./onPreExtractQueries";

const inComponent = (file: string) =>
  `The GraphQL query in the non-page component "/site/${file}" will not be run.`;
const advice = "\nExported queries are only executed for page components. …";

const said = (...warnings: string[]) => {
  const lines: string[] = [];
  const reporter = {
    warn: (text: string) => void lines.push(text),
    log: (text: string) => void lines.push(text),
  };
  silence(reporter);
  for (const text of warnings) reporter.warn(text);
  reporter.log(advice);
  reporter.log("Done");
  return lines;
};

it("says nothing of templates that no page needs", () => {
  expect(said(inComponent("src/templates/Doc.tsx"))).toEqual(["Done"]);
});

it("says everything else, with its advice", () => {
  const other = inComponent("src/blog/PostCard.tsx");
  expect(said(inComponent("src/templates/Doc.tsx"), other, "Other")).toEqual([
    other,
    "Other",
    advice,
    "Done",
  ]);
});
