import { dayRate, exampleInput } from "./dayRate";

describe("dayRate", () => {
  it("gives the worked example of the post", () => {
    const rate = dayRate(exampleInput);
    expect(rate).toMatchObject({
      turnover: 99_600,
      billableDays: 126,
      quoted: 800,
    });
    expect(rate?.exact).toBeCloseTo(790.48, 2);
  });

  it("quotes more for fewer days a week, rounded up to tens", () => {
    expect(dayRate({ ...exampleInput, daysPerWeek: 2.5 })?.quoted).toBe(950);
  });

  it("keeps a rate that is round already", () => {
    const input = { income: 100_000, costs: 0, weeks: 40, daysPerWeek: 2.5 };
    expect(dayRate(input)?.quoted).toBe(1_000);
  });

  it.each([
    ["no weeks", { weeks: 0 }],
    ["no days", { daysPerWeek: 0 }],
    ["more weeks than a year has", { weeks: 53 }],
    ["more days than a week has", { daysPerWeek: 8 }],
    ["a negative amount", { costs: -1 }],
    ["something that is no number", { income: Number.NaN }],
    ["an amount beyond a million", { costs: 1_000_001 }],
    ["an endless income", { income: Number.POSITIVE_INFINITY }],
  ])("has no answer to %s", (_, change) => {
    expect(dayRate({ ...exampleInput, ...change })).toBeNull();
  });
});
