import { compileText } from "../testing/compileText";

const compile = async (text: string, lang: string) =>
  (await compileText(text, { lang })).compiled.body;

test.each([
  ["«مرحبا» in Cairo", [["p", { dir: "rtl" }, "«مرحبا» in Cairo"]]],
  ["in Cairo «مرحبا»", [["p", 0, "in Cairo «مرحبا»"]]],
  ["- שלום\n- a", [["ul", { dir: "rtl" }, ["li", 0, "שלום"], ["li", 0, "a"]]]],
  ["> שלום", [["blockquote", { dir: "rtl" }, ["p", 0, "שלום"]]]],
])("in a text from left to right: %j", async (text, body) => {
  expect(await compile(text, "en-GB")).toEqual(body);
});

test("a text from right to left has its direction from the page", async () => {
  expect(await compile("مرحبا", "ar")).toEqual([["p", 0, "مرحبا"]]);
});
