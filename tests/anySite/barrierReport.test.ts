import type { Reporter } from "@playwright/test/reporter";

// Playwright takes a reporter from module.exports.
const BarrierReport = require("./barrierReport") as new () => Reporter;

it("says why no page was looked at, and not that no rule is broken", () => {
  const log = jest.spyOn(console, "log").mockImplementation();
  const error = jest.spyOn(console, "error").mockImplementation();
  const report = new BarrierReport();
  report.onError?.({ message: "localhost:9321 is already used" });
  void report.onEnd?.({ status: "failed", startTime: new Date(), duration: 1 });
  expect(error).toHaveBeenCalledWith("localhost:9321 is already used");
  expect(log).not.toHaveBeenCalled();
});
