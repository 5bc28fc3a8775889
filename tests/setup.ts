import "@testing-library/jest-dom";

/** Unexpected console noise is a failure: expect it in the test, or mend it. */
for (const level of ["error", "warn"] as const) {
  const spy = jest.spyOn(console, level);
  beforeEach(() => {
    spy.mockReset();
    spy.mockImplementation(() => undefined);
  });
  afterEach(() => {
    const calls = spy.mock.calls.map((call) => call.join(" "));
    spy.mockReset();
    if (calls.length > 0) {
      throw new Error(`Unexpected console.${level}: ${calls.join("\n")}`);
    }
  });
}
