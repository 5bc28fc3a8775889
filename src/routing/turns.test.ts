import { isUnderWay, takeTurn } from "./turns";

describe("takeTurn", () => {
  it("says which navigation is the newest, and whether its page is awaited", () => {
    const first = takeTurn();
    expect(first.isNewest()).toBe(true);
    expect(isUnderWay()).toBe(true);
    const second = takeTurn();
    expect(first.isNewest()).toBe(false);
    first.settle();
    expect(isUnderWay()).toBe(true);
    second.settle();
    expect(isUnderWay()).toBe(false);
    first.settle();
    expect(isUnderWay()).toBe(false);
  });
});
