interface Reporter {
  onError: (error: { message: string }) => void;
  onEnd: () => void;
}

// Playwright takes a reporter from module.exports.
const BarrierReport = jest.requireActual<new () => Reporter>("./barrierReport");

it("says why no page was looked at, and not that no rule is broken", () => {
  const log = jest.spyOn(console, "log").mockImplementation();
  const write = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const report = new BarrierReport();
  report.onError({ message: "localhost:9321 is already used" });
  report.onEnd();
  expect(write).toHaveBeenCalledWith("localhost:9321 is already used\n");
  expect(log).not.toHaveBeenCalled();
});
