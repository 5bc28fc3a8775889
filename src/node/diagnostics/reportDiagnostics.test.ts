import type { Reporter } from "gatsby";
import { muteUnusedTemplates, reportDiagnostics } from "./reportDiagnostics";

const reporter = { info: jest.fn(), warn: jest.fn(), panicOnBuild: jest.fn() };
const report = (...severities: boolean[]) => {
  const diagnostics = severities.map((fatal) => ({
    file: "content/a.mdx",
    reason: fatal ? "Wrong." : "Odd.",
    fatal,
  }));
  reportDiagnostics(reporter as unknown as Reporter, diagnostics, "/site");
};

it("ends a build for errors only, and doesn't print again what has been printed", () => {
  report(false);
  expect(reporter.warn).toHaveBeenCalledWith(expect.stringContaining("Odd."));
  expect(reporter.panicOnBuild).not.toHaveBeenCalled();
  report(false, true);
  expect(reporter.warn).toHaveBeenCalledTimes(1);
  expect(reporter.panicOnBuild).toHaveBeenCalledWith({
    id: "10001",
    context: { sourceMessage: expect.stringContaining("Wrong.") as string },
  });
});

it("passes over Gatsby's words on templates without pages, and nothing else", () => {
  const printed: string[] = [];
  const shared = {
    log: (text: string) => void printed.push(text),
    warn: (text: string) => void printed.push(text),
  };
  muteUnusedTemplates(shared);
  const warning = (file: string) =>
    `The GraphQL query in the non-page component "/site/src/${file}" will not be run.`;
  shared.warn(warning("templates/Cv.tsx"));
  shared.log("\n  Exported queries are only executed for page components.");
  shared.warn(warning("ui/Note.tsx"));
  shared.log("Ready.");
  expect(printed).toEqual([warning("ui/Note.tsx"), "Ready."]);
});
