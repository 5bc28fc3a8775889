import { createAsker } from "./createAsker";
import type { Found } from "./searchMessages";
import { stubWorker } from "./testing/stubWorker";

const found: Found = { counts: { tag: {}, year: {}, lang: {} } };

it("takes no answer to what was asked before for the one to the last question", async () => {
  const { worker, asked, say } = stubWorker();
  const ask = createAsker(worker);
  const settled = jest.fn();
  void ask("/en/").then(settled, settled);
  const last = ask("/de/");
  expect(asked).toEqual([
    { id: 1, folder: "/en/" },
    { id: 2, folder: "/de/" },
  ]);
  say({ id: 1, found: { ...found, answer: { hits: [], count: 9 } } });
  say({ id: 1 });
  say({ id: 2, found });
  expect(await last).toBe(found);
  expect(settled).not.toHaveBeenCalled();
});

it("tells of a failure: of a question, and of the worker as such", async () => {
  const { worker, say, fail } = stubWorker();
  const ask = createAsker(worker);
  const first = ask("/en/");
  say({ id: 1 });
  await expect(first).rejects.toThrow("worker");
  const second = ask("/en/");
  fail();
  await expect(second).rejects.toThrow("worker");
});
