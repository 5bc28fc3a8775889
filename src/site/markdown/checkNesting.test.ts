import { compileText } from "./testing/compileText";

test.each([
  ['<a href="/a">b [c](/d)</a>', "p > a > a"],
  ["<p>\na\n</p>", "div > p > p"],
  ["<table><tr><td>a</td></tr></table>", "div > table > tr"],
  ["<table>a<tbody /></table>", "div > div > table"],
  ["<tr><td>a</td></tr>", "div > tr"],
  ["<html><body>a</body></html>", "div > p > html"],
])("browsers read %j in another way", async (text, path) => {
  const { faults } = await compileText(text);
  expect(faults).toMatchObject([
    {
      severity: "warning",
      line: text.startsWith("<p>") ? 2 : 1,
      message: `HTML has no "${path}": browsers would move its last part.`,
    },
  ]);
});

test("what can't hold anything", async () => {
  const { faults } = await compileText("a <br>b</br>");
  expect(faults).toMatchObject([
    { severity: "error", line: 1, message: "<br> can't hold anything." },
  ]);
});
