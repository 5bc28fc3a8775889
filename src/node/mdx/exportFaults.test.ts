/** @jest-environment node */
import { compileMdx } from "./compileMdx";
import { compileOptions } from "./testing/compileOptions";

const faultsOf = async (text: string) =>
  (await compileMdx(text, compileOptions)).faults;

const fix = "Mend the JavaScript; it runs at build, where there is no browser.";

test.each([
  [
    "export const x = undefined.y;\n\n{x}",
    1,
    "This export fails: Cannot read properties of undefined (reading 'y')",
  ],
  [
    "a\n\nexport const a = 1;\nexport const b = frist;\n\nb",
    4,
    "This export fails: frist is not defined",
  ],
  [
    "export const wide = window.innerWidth > 900;",
    1,
    "This export fails: window is not defined",
  ],
  [
    "export const site = { name: 'a' };\n\n<b title={site.owner.name}>a</b>",
    3,
    "This expression fails: Cannot read properties of undefined (reading 'name')",
  ],
  [
    "export const of = (one) => one.name.first;\n\na {of({})}",
    3,
    "This expression fails: Cannot read properties of undefined (reading 'first')",
  ],
  [
    "import { a } from './a';\n\nexport const b = a.b;\n\nexport const c = null.d;\n\n{b}",
    5,
    "This export fails: Cannot read properties of null (reading 'd')",
  ],
])("what would end the build is told: %s", async (text, line, message) => {
  expect(await faultsOf(text)).toEqual([
    { severity: "error", line, message, fix },
  ]);
});

test.each([
  ["export const x = 1;\n\n{x} {x.y}"],
  ["export const { a, b: [c] } = { a: 1, b: [2] };\n\n{a} {c}"],
  ["export const x = later();\n\nexport function later() { return 1; }"],
  ["export class A { name = 'a' }\n\n{new A().name.length}"],
  ["export const Note = (p) => <b>{p.text.a}</b>;\n\n<Note text={{ a: 1 }} />"],
  ["export const x = <b title='a'>b</b>;\n\n{x.props.title.length}"],
  ["export const all = [1, 2];\n\n{all.map((one) => <i>{one}</i>)}"],
  ["export const Quote = () => <i />;\n\n<Quote />"],
  ["export const x = <><Figure src='a' /></>;\n\na"],
  ["export default function Layout() { return no.such; }\n\na"],
  ["export { a } from './a';\nexport * from './b';\n\na"],
  ["import a from './a';\n\nexport const b = a.b.c;\n\n{b.c.d} {a.b.c}"],
  [
    "import a from './a';\n\nexport const c = early().d;\n\nexport function early() { return a; }\n\n{c.d}",
  ],
  ["export const base = __PATH_PREFIX__;\n\n{base.length}"],
  ["export const key = process.env.GATSBY_KEY;\n\n{key}"],
  ["export const data = await fetch('/a');\n\n{data.b.c}"],
  ["export const data = Promise.reject(1);\n\na"],
  ["export const on = () => window.alert(1);\n\n<b onClick={on}>a</b>"],
  [
    "export const wide = typeof window !== 'undefined' && innerWidth;\n\n{wide}",
  ],
  ["export const x = 1;\n\n{props.x + x}"],
])("what a build can run is no fault: %s", async (text) => {
  expect(await faultsOf(text)).toEqual([]);
});
