/** @jest-environment node */
import { compileMdx } from "./compileMdx";
import { compileOptions } from "./testing/compileOptions";

const compile = (text: string) => compileMdx(text, compileOptions);

const allowed = "text, a number, an element, or a list of these";
const fix =
  "Write in the braces what is to be shown of it, as in {person.name} or {date.getFullYear()}; where they are text, write \\{.";

test.each([
  ["{new Date(0)}", "a date"],
  ["{({ a: 1 })}", "an object"],
  ["{/re/}", "a regular expression"],
  ['{Symbol("x")}', "a symbol"],
  ["{Promise.resolve(1)}", "a promise"],
  ["{(async () => 'a')()}", "a promise"],
  ["{new Map()}", "a map"],
  ["{new Set(['a'])}", "a set"],
  ["{['a', [{ b: 1 }]]}", "an object"],
  ["{<b>{{ a: 1 }}</b>}", "an object"],
  ["*in {{}} words*", "an object"],
  ["<b>{new Date(0)}</b>", "a date"],
  ["<Details title={[new Date(0)]}>a</Details>", "a date"],
])("what a text can't show is told: %s", async (text, what) => {
  const { faults } = await compile(`a {1}\n\n${text}`);
  expect(faults).toEqual([
    {
      severity: "error",
      line: 3,
      message: `This is ${what}, which a text can't show.`,
      allowed,
      fix,
    },
  ]);
});

test("a list of functions is no text either", async () => {
  const { faults } = await compile("{[() => 1]}");
  expect(faults).toEqual([
    {
      severity: "error",
      line: 1,
      message:
        "This is a function. What stands in a content file is stored as data: put the component into a file of its own and import it.",
    },
  ]);
});

test.each([
  ["{10n}", "10"],
  ["{[1, ['a', null], undefined, false]}", ["1", "a"]],
  ["{new Date(0).getFullYear()}", "1970"],
  ["{/* nothing */}", []],
])("what a text can show is no fault: %s", async (text, expected) => {
  const { compiled, faults } = await compile(text);
  expect(faults).toEqual([]);
  expect(compiled?.body).toEqual([expected].flat());
});

test.each([
  ["<p title={{}}>a</p>", "title", "an object"],
  ["{<p title={{}}>a</p>}", "title", "an object"],
  ["<p {...{ id: /re/ }}>a</p>", "id", "a regular expression"],
  ["<p data-x={new Map()}>a</p>", "data-x", "a map"],
  ["<p title={Symbol('x')}>a</p>", "title", "a symbol"],
])(
  "an attribute that HTML can't hold is told: %s",
  async (text, name, what) => {
    const { faults } = await compile(`a\n\n${text}`);
    expect(faults).toEqual([
      {
        severity: "error",
        line: 3,
        message: `The attribute "${name}" is ${what}, which HTML can't hold.`,
        allowed: "text, a number, true or false",
        fix: `Write ${name}="…" with the text itself, or name in the braces what is to be taken of it.`,
      },
    ]);
  },
);

test.each([
  ["<p style={{ color: 'red' }}>a</p>"],
  ["<p style='color: red' className={['a', 'b']}>a</p>"],
  ["<p dangerouslySetInnerHTML={{ __html: 'a' }} />"],
  ["<time dateTime={new Date(0)}>a</time>"],
  ["<a href={new URL('https://example.com')}>a</a>"],
  ["<p title={null} hidden tabIndex={0} id={undefined} data-n={10n}>a</p>"],
  ["export const data = [1];\n\n<p title={data}>a</p>"],
  [
    "import Chart from './Chart';\n\n<Chart data={{ a: 1 }} on={new Date(0)} />",
  ],
])("what HTML or a component can hold is no fault: %s", async (text) => {
  expect((await compile(text)).faults).toEqual([]);
});
