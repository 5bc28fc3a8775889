/** @jest-environment node */
import { stop } from "esbuild";
import type { Store } from "gatsby";
import { collectGarbage } from "../collectGarbage";
import { beforeQueries } from "./beforeQueries";

jest.mock("../collectGarbage");
jest.mock("esbuild", () => ({ stop: jest.fn() }));

const cpuCount = process.env.GATSBY_CPU_COUNT;

/** Shuts webpack down where so many queries wait, and some do not. */
async function shutDown(waiting: number): Promise<void> {
  const trackedQueries = new Map(
    Array.from({ length: 1000 }, (_, at) => [
      `/page-${at}`,
      { dirty: at < waiting ? 4 : 0 },
    ]),
  );
  const store = { getState: () => ({ queries: { trackedQueries } }) };
  let shut = () => {};
  beforeQueries(store as unknown as Store).apply({
    hooks: { shutdown: { tap: (_, act) => (shut = act) } },
  });
  shut();
  shut();
  await new Promise(setImmediate);
}

beforeEach(() => {
  jest.mocked(collectGarbage).mockClear();
  delete process.env.GATSBY_CPU_COUNT;
});
afterAll(() => {
  if (cpuCount === undefined) delete process.env.GATSBY_CPU_COUNT;
  else process.env.GATSBY_CPU_COUNT = cpuCount;
});

test("has few queries run where they are", async () => {
  await shutDown(13);
  expect(process.env.GATSBY_CPU_COUNT).toBe("1");
  expect(collectGarbage).not.toHaveBeenCalled();
});

test("makes room for workers where many queries wait", async () => {
  await shutDown(300);
  expect(process.env.GATSBY_CPU_COUNT).toBeUndefined();
  expect(collectGarbage).toHaveBeenCalledTimes(1);
  expect(stop).toHaveBeenCalledTimes(1);
});
