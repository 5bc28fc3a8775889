/** @jest-environment node */
import { EventEmitter } from "node:events";
import type { ParentSpanPluginArgs } from "gatsby";
import { beginRound } from "./rounds";
import { showSaves } from "./showSaves";
import { updateText } from "./updateText";

jest.mock("./updateText");
jest.mock("../overlay", () => ({
  isInOverlay: (file: string) => file.includes("faulty"),
  showFileInOverlay: jest.fn(),
}));
jest.mock("./gatsbyDevelop", () => ({
  openPages: () => Promise.resolve(["/blog/a"]),
}));
const update = jest.mocked(updateText);

const file = (name: string) => ({
  absolutePath: `/site/content/${name}`,
  relativePath: name,
  sourceInstanceName: "content",
  base: name,
  internal: { type: "File" },
});

const shown = { errors: [], needsRound: false };

let emitter: EventEmitter;
let queries: unknown[];
let mutations: unknown[];
beforeEach(() => {
  jest.useFakeTimers();
  update.mockReset().mockResolvedValue(null);
  emitter = new EventEmitter();
  const store = { getState: () => ({ program: { directory: "/site" } }) };
  showSaves({ emitter, store } as unknown as ParentSpanPluginArgs);
  queries = [];
  mutations = [];
  emitter.on("QUERY_RUN_REQUESTED", (event) => queries.push(event));
});
afterEach(() => {
  jest.useRealTimers();
});

const save = (node: object) => {
  emitter.emit("ENQUEUE_NODE_MUTATION", {
    type: "createNode",
    payload: [node, { name: "a plugin" }],
  });
  emitter.on("ENQUEUE_NODE_MUTATION", (event) => mutations.push(event));
};

it("runs the queries of open pages as soon as a text is up to date", async () => {
  update.mockResolvedValueOnce(shown);
  save(file("a.mdx"));
  await jest.advanceTimersByTimeAsync(10);
  expect(queries).toEqual([{ pagePath: "/blog/a" }]);
});

it("looks again at a file that is filled only after its event", async () => {
  update.mockResolvedValueOnce(null).mockResolvedValueOnce(shown);
  save(file("a.mdx"));
  await jest.advanceTimersByTimeAsync(100);
  expect(queries).toHaveLength(1);
});

it("runs no query for a text that can't be read", async () => {
  const error = { severity: "error" as const, file: "a.mdx", message: "No." };
  update.mockResolvedValue({ errors: [error], needsRound: true });
  save(file("a.mdx"));
  await jest.advanceTimersByTimeAsync(300);
  expect(queries).toEqual([]);
});

it("goes on after a look that went wrong", async () => {
  update
    .mockRejectedValueOnce(new Error("It is gone."))
    .mockResolvedValueOnce(shown);
  save(file("a.mdx"));
  await jest.advanceTimersByTimeAsync(300);
  expect(queries).toHaveLength(1);
});

it.each([
  ["before", { owner: "a plugin", counter: 7 }],
  ["after", {}],
])(
  "reminds Gatsby, once, of a change that no round has taken up; the node that it took %s bears no mark",
  async (_, marks) => {
    const node = file("a.mdx");
    Object.assign(node.internal, marks);
    save(node);
    Object.assign(node.internal, { owner: "a plugin" });
    await jest.advanceTimersByTimeAsync(10_000);
    const internal = { ...marks, type: "File", owner: "" };
    expect(mutations).toEqual([
      {
        type: "createNode",
        payload: [{ ...file("a.mdx"), internal }, { name: "a plugin" }],
      },
    ]);
  },
);

test.each([
  ["no round where only one page's text has changed", "a.mdx", [false], 0],
  ["a round where others have to know", "a.mdx", [true], 1],
  ["a round where one of two saves asked for one", "a.mdx", [true, false], 1],
  [
    "a round where a fault was shown that a round found",
    "faulty.mdx",
    [false],
    1,
  ],
])("asks for %s", async (_, name, saves, expected) => {
  emitter.on("ENQUEUE_NODE_MUTATION", (event) => mutations.push(event));
  for (const needsRound of saves) {
    update.mockResolvedValueOnce({ errors: [], needsRound });
    emitter.emit("ENQUEUE_NODE_MUTATION", {
      type: "createNode",
      payload: [file(name), { name: "a plugin" }],
    });
    await jest.advanceTimersByTimeAsync(1000);
  }
  await jest.advanceTimersByTimeAsync(10_000);
  expect(mutations).toHaveLength(saves.length + expected);
});

it("leaves alone what a round has taken up", async () => {
  save(file("a.mdx"));
  await jest.advanceTimersByTimeAsync(600);
  beginRound();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(mutations).toEqual([]);
});

test.each([
  ["pictures", file("a.png")],
  ["other folders", { ...file("a.mdx"), sourceInstanceName: "locale" }],
  ["other nodes", { id: "1", internal: { type: "Mdx" } }],
])("has no eye for %s", async (_, node) => {
  save(node);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(update).not.toHaveBeenCalled();
  expect(mutations).toEqual([]);
});
