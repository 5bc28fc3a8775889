import { showContentFaults } from "./showContentFaults";
import type { DevelopWindow } from "./showContentFaults";

type Listener = Parameters<DevelopWindow["___emitter"]["on"]>[1];

let shown: unknown[];
let tell: Listener;
beforeEach(() => {
  shown = [];
  showContentFaults({
    ___emitter: { on: (_, listener) => (tell = listener) },
    _gatsbyEvents: { push: ([, event]) => shown.push(event) },
  });
});

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
