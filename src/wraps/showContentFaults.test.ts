import { showContentFaults } from "./showContentFaults";
import type { DevelopWindow } from "./showContentFaults";

type Listener = Parameters<DevelopWindow["___emitter"]["on"]>[1];

let shown: unknown[];
let tell: Listener;
/** webpack says something. */
let say: (message: string) => void;
beforeEach(() => {
  jest.useFakeTimers();
  shown = [];
  showContentFaults({
    ___emitter: { on: (_, listener) => (tell = listener) },
    _gatsbyEvents: { push: ([, event]) => shown.push(event) },
    __whmEventSourceWrapper: {
      "/__webpack_hmr": {
        addMessageListener: (listener) => (say = (data) => listener({ data })),
      },
    },
  });
});
afterEach(() => jest.useRealTimers());

const built = (...errors: string[]) =>
  JSON.stringify({ action: "built", errors, warnings: [] });

it("shows faults of content as what does not compile, and takes them away", () => {
  tell({ id: "content", message: [{ text: "content/a.mdx\n(3:1)" }] });
  expect(shown).toEqual([
    { action: "CLEAR_GRAPHQL_ERRORS" },
    { action: "SHOW_COMPILE_ERROR", payload: "content/a.mdx\n(3:1)" },
  ]);
  shown = [];
  tell({ id: "content", message: null });
  expect(shown).toEqual([
    { action: "CLEAR_GRAPHQL_ERRORS" },
    { action: "CLEAR_COMPILE_ERROR" },
  ]);
});

it("leaves Gatsby's own errors to Gatsby", () => {
  tell({ id: "page-query", message: [{ text: "Unknown field." }] });
  expect(shown).toEqual([]);
});

it("shows them again when webpack has cleared the overlay", () => {
  tell({ id: "content", message: [{ text: "content/a.mdx" }] });
  shown = [];
  say(built());
  jest.runAllTimers();
  expect(shown).toEqual([
    { action: "SHOW_COMPILE_ERROR", payload: "content/a.mdx" },
  ]);
});

it.each([built("No such module."), '{"action":"building"}', "💓"])(
  "leaves the overlay as it is after %s",
  (message) => {
    tell({ id: "content", message: [{ text: "content/a.mdx" }] });
    shown = [];
    say(message);
    jest.runAllTimers();
    expect(shown).toEqual([]);
  },
);

it("shows nothing again that is mended", () => {
  tell({ id: "content", message: [{ text: "content/a.mdx" }] });
  tell({ id: "content", message: null });
  shown = [];
  say(built());
  jest.runAllTimers();
  expect(shown).toEqual([]);
});
