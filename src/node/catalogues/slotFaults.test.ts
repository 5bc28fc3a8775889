import { slotFaults } from "./slotFaults";
import type { Slots } from "./slotFaults";

const count: Slots = new Map([["count", "number"]]);
const named: Slots = new Map([
  ["count", "number"],
  ["name", ""],
]);

it("finds nothing where a text has what is filled, or less", () => {
  expect(slotFaults(named, named)).toEqual([]);
  expect(slotFaults(count, named)).toEqual([]);
  expect(slotFaults(new Map(), named)).toEqual([]);
  // A number without separators is another fault, of another weight.
  expect(slotFaults(new Map([["count", ""]]), named)).toEqual([]);
});

it.each<[string, Slots, string[]]>([
  [
    "a slip",
    new Map([["cuont", "number"]]),
    [
      "Nothing fills the slot {{cuont, number}}.",
      "{{count, number}}, {{name}}",
      "Did you mean {{count, number}}?",
    ],
  ],
  [
    "a slot of its own",
    new Map([["publisher", ""]]),
    [
      "Nothing fills the slot {{publisher}}.",
      "{{count, number}}, {{name}}",
      "Remove it, or write one that is filled.",
    ],
  ],
  [
    "words as a number",
    new Map([["name", "number"]]),
    [
      '{{name, number}} would be "NaN": this slot is filled with words.',
      "{{count, number}}, {{name}}",
      "Write {{name}}.",
    ],
  ],
])("tells what is wrong with %s", (_, slots, fault) => {
  const [{ message, allowed, fix } = {}, ...others] = slotFaults(slots, named);
  expect([message, allowed, fix]).toEqual(fault);
  expect(others).toEqual([]);
});

it("knows texts without slots", () => {
  const [fault] = slotFaults(count, new Map());
  expect(fault?.allowed).toBe("no slots");
});
