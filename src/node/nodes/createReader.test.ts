import { EventEmitter } from "node:events";
import os from "node:os";
import { contentPlace } from "../content/contentPlace";
import type { TextPlace } from "../content/contentPlace";
import { createReader } from "./createReader";
import type { TextFile } from "./readText";

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

const fileOf = (name: string): TextFile => ({
  root: "/site",
  absolutePath: `/site/content/blog/${name}`,
  place: contentPlace(`blog/${name}`) as TextPlace,
});

/** A reader that so many texts wait for. */
function readerOf(
  texts: number,
  nameOf = (index: number) => `post-${index}/en.mdx`,
) {
  const reader = createReader("/site", texts);
  const reading = Array.from({ length: texts }, (_, index) =>
    reader.read(fileOf(nameOf(index))),
  );
  for (const text of reading) text.catch(() => undefined);
  return { reader, reading };
}

/** The texts that a process was given, in their order: post-0/en. */
const sentTo = (child: Process) =>
  (child.send.mock.calls as [TextFile[]][])
    .flatMap(([files]) => files)
    .map(({ place }) => `${place.folder.replace("blog/", "")}/${place.lang}`);

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

test("gives a process some texts ahead, and ends with all of them", async () => {
  const { reader, reading } = readerOf(100);
  const [child] = processes as [Process];
  expect(sentTo(child)).toEqual(["post-0/en", "post-1/en", "post-2/en"]);
  child.emit("message", { text: { problems: [] } });
  await expect(reading[0]).resolves.toEqual({ problems: [] });
  expect(sentTo(child).slice(3)).toEqual(["post-3/en"]);
  child.emit("message", { error: new Error("No title.") });
  await expect(reading[1]).rejects.toThrow("No title.");
  reader.close();
  expect(child.disconnect).toHaveBeenCalledTimes(1);
});

test("gives translations of a text to one process", () => {
  const { reader } = readerOf(400, (index) =>
    index % 2 === 0
      ? `post-${index / 2}/de.mdx`
      : `post-${(index - 1) / 2}/en.mdx`,
  );
  reader.spread();
  const [one, other] = processes as [Process, Process];
  const ahead = sentTo(one).length;
  one.emit("message", { text: { problems: [] } });
  one.emit("message", { text: { problems: [] } });
  expect(sentTo(other)).toEqual(["post-1/en", "post-2/de", "post-2/en"]);
  expect(sentTo(one).slice(ahead)).toEqual(["post-3/de", "post-3/en"]);
});

test("says which text it was that ended a process", async () => {
  const { reading } = readerOf(100);
  processes[0]?.emit("exit", 134);
  await expect(reading[0]).rejects.toThrow(
    "The process that read /site/content/blog/post-0/en.mdx ended (exit code 134).",
  );
  await expect(reading[1]).rejects.toThrow("exit code 134");
});
