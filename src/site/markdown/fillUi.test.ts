import { marks, ui, uiLang } from "../../components/ui";
import { fillUi } from "./fillUi";

const page = {
  locale: "de",
  lang: "de",
  htmlLang: "de-DE",
  texts: { codeCopy: 'Von "{{name}}" kopieren', codeCopied: "Kopiert" },
};
const fill = (
  tree: unknown,
  changes: Partial<Parameters<typeof fillUi>[1]> = {},
): unknown => JSON.parse(fillUi(JSON.stringify(tree), { ...page, ...changes }));

test("a text of the interface is in the page's language", () => {
  const tree = ["b", { title: ui("codeCopied") }, "a ", ui("codeCopied"), "!"];
  expect(fill(tree)).toEqual(["b", { title: "Kopiert" }, "a ", "Kopiert", "!"]);
});

test("quotation marks stay, in the text and in what fills its slots", () => {
  expect(fill([ui("codeCopy", { name: 'a "\\" {{b}}' })])).toEqual([
    'Von "a "\\" {{b}}" kopieren',
  ]);
});

test("in HTML of other programs its signs are escaped", () => {
  const tree = [["code", { x: { __html: `<b>"</b>${ui("codeCopied")}` } }]];
  expect(fill(tree, { texts: { codeCopied: "a < b" } })).toEqual([
    ["code", { x: { __html: '<b>"</b>a &lt; b' } }],
  ]);
});

test("its language is said only where the text around has another", () => {
  const tree = [
    ["b", { lang: uiLang }, "a"],
    ["b", { id: "c", lang: uiLang }],
    ["b", { lang: uiLang, id: "c" }],
  ];
  expect(fill(tree)).toEqual([
    ["b", {}, "a"],
    ["b", { id: "c" }],
    ["b", { id: "c" }],
  ]);
  expect(fill(tree, { lang: "en" })).toEqual([
    ["b", { lang: "de-DE" }, "a"],
    ["b", { id: "c", lang: "de-DE" }],
    ["b", { lang: "de-DE", id: "c" }],
  ]);
});

test("so is its direction, where the text around runs the other way", () => {
  const tree = [["b", { lang: uiLang, id: "c" }, ui("codeCopied")]];
  expect(fill(tree, { lang: "en", htmlLang: "ar-EG", dir: "rtl" })).toEqual([
    ["b", { lang: "ar-EG", dir: "rtl", id: "c" }, "Kopiert"],
  ]);
});

test("a text without any is left alone", () => {
  const json = '["p",0,"{{name}}"]';
  expect(fillUi(json, page)).toBe(json);
  expect(json).not.toContain(marks.open);
});
