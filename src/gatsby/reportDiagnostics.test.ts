import type { Reporter } from "gatsby";
import { reportDiagnostics } from "./reportDiagnostics";

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
  expect(reporter.panicOnBuild).toHaveBeenCalledWith(
    expect.stringContaining("Wrong."),
  );
});
