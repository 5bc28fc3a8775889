import { pageStrings } from "./pageStrings";

it("does without catalogues", () => {
  expect(pageStrings({}, "en").language).toBe("en");
});
