/** @jest-environment node */
import { commitTimes, headCommit } from "../content/commitTimes";
import { circumstancesOf } from "./circumstances";

jest.mock("../content/commitTimes");
const head = jest.mocked(headCommit);
const times = jest.mocked(commitTimes);
beforeEach(() => {
  times.mockReset().mockReturnValue(new Map());
});

it("asks git for all commits once for each one that is checked out", () => {
  head.mockReturnValue("one");
  circumstancesOf("/site", new Map());
  circumstancesOf("/site", new Map());
  expect(times).toHaveBeenCalledTimes(1);
  head.mockReturnValue("two");
  circumstancesOf("/site", new Map());
  expect(times).toHaveBeenCalledTimes(2);
});
