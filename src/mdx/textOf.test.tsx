import type { ReactNode } from "react";
import { textOf } from "./textOf";

it.each<[string, ReactNode, string]>([
  ["text", "Why", "Why"],
  ["numbers", ["Part ", 2], "Part 2"],
  [
    "markup",
    <>
      Use <code>id</code>, <em>not</em> class
    </>,
    "Use id, not class",
  ],
  ["what renders nothing", [null, false, undefined, "a"], "a"],
])("reads %s", (_, node, expected) => {
  expect(textOf(node)).toBe(expected);
});
