import { EventEmitter } from "node:events";
import os from "node:os";
import { contentPlace } from "../content/contentPlace";
import type { TextPlace } from "../content/contentPlace";
import { createReader } from "./createReader";

class Process extends EventEmitter {
  send = jest.fn();
  disconnect = jest.fn();
}
let processes: Process[] = [];

jest.mock("../bundling/forkScript", () => ({
  forkScript: () => {
    const child = new Process();
    processes.push(child);
    return child;
  },
}));

const file = {
  root: "/site",
  absolutePath: "/site/content/blog/a/en.mdx",
  place: contentPlace("blog/a/en.mdx") as TextPlace,
};

/** A reader that so many texts wait for. */
function readerOf(texts: number) {
  const reader = createReader("/site", texts);
  const reading = Array.from({ length: texts }, () => reader.read(file));
  for (const text of reading) text.catch(() => undefined);
  return { reader, reading };
}

beforeEach(() => {
  processes = [];
  jest.spyOn(os, "availableParallelism").mockReturnValue(2);
});
afterEach(() => jest.restoreAllMocks());

test("starts no process for few texts", () => {
  createReader("/site", 60).spread();
  expect(processes).toHaveLength(0);
});

test("leaves a core to the caller until it waits for many texts", () => {
  const { reader } = readerOf(1000);
  expect(processes).toHaveLength(1);
  reader.spread();
  expect(processes).toHaveLength(2);
  reader.spread();
  expect(processes).toHaveLength(2);
});

test("starts none that would be warm when all is read", () => {
  const { reader } = readerOf(200);
  reader.spread();
  expect(processes).toHaveLength(1);
});

test("starts no more than four", () => {
  jest.spyOn(os, "availableParallelism").mockReturnValue(16);
  readerOf(1000).reader.spread();
  expect(processes).toHaveLength(4);
});

test("gives a process one text after the other, and ends with all of them", async () => {
  const { reader, reading } = readerOf(100);
  const [child] = processes as [Process];
  expect(child.send).toHaveBeenCalledTimes(1);
  child.emit("message", { text: { problems: [] } });
  await expect(reading[0]).resolves.toEqual({ problems: [] });
  expect(child.send).toHaveBeenCalledTimes(2);
  child.emit("message", { error: new Error("No title.") });
  await expect(reading[1]).rejects.toThrow("No title.");
  reader.close();
  expect(child.disconnect).toHaveBeenCalledTimes(1);
});

test("says which text it was that ended a process", async () => {
  const { reading } = readerOf(100);
  processes[0]?.emit("exit", 134);
  await expect(reading[0]).rejects.toThrow(
    "The process that read /site/content/blog/a/en.mdx ended (exit code 134).",
  );
});
