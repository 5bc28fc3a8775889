import { waitFor } from "@testing-library/react";
import { askSearch } from "./askSearch";
import { nothingChosen } from "./searchEngine";
import type { Found } from "./searchMessages";
import { startWorker } from "./startWorker";
import { stubWorker } from "./testing/stubWorker";

// Its words are for webpack.
jest.mock("./startWorker", () => ({ startWorker: jest.fn() }));
const start = jest.mocked(startWorker);

const found: Found = { counts: { tag: {}, year: {}, lang: {} } };
const question = {
  query: "contract",
  chosen: nothingChosen,
  limit: 6,
  language: "en",
};

it("asks one worker all the time, and starts another one after a failure", async () => {
  const first = stubWorker();
  start.mockReturnValueOnce(first.worker);
  const one = askSearch("en", question);
  await waitFor(() =>
    expect(first.asked).toEqual([
      { id: 1, folder: "/search-index/en/", question },
    ]),
  );
  first.say({ id: 1, found });
  expect(await one).toBe(found);

  const two = askSearch("de");
  await waitFor(() => expect(first.asked).toHaveLength(2));
  first.say({ id: 2 });
  await expect(two).rejects.toThrow("worker");
  expect(first.worker.terminate).toHaveBeenCalled();
  expect(start).toHaveBeenCalledTimes(1);

  const second = stubWorker();
  start.mockReturnValueOnce(second.worker);
  const three = askSearch("en");
  await waitFor(() => expect(second.asked).toHaveLength(1));
  second.say({ id: 1, found });
  expect(await three).toBe(found);
});
