/** @jest-environment node */
import { errorChain } from "./ErrorFallback";

const circular = new Error("round");
circular.cause = circular;

it.each([
  ["one error", new Error("A"), ["A"]],
  ["a cause", new Error("A", { cause: new Error("B") }), ["A", "B"]],
  ["a text as cause", new Error("A", { cause: "why" }), ["A", "why"]],
  ["no message", new TypeError(""), ["TypeError"]],
  ["a circle", circular, ["round"]],
])("lists %s", (_what, error, expected) => {
  expect(errorChain(error)).toEqual(expected);
});
