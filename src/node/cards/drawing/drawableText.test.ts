import { drawableText } from "./drawableText";
import { readTypefaces } from "./typefaces";

const { serif, sans } = readTypefaces(process.cwd());

test.each([
  ["„Größe“ & ‘Maß’ – 20 % … für 5 €", "„Größe“ & ‘Maß’ – 20 % … für 5 €"],
  ["Łódź, Привет, Ελλάδα, Nguyễn", "Łódź, Привет, Ελλάδα, Nguyễn"],
  ["  much \n space ", "much space"],
  ["U\u0308ber", "Über"],
])("%j is drawn as %j", (text, drawn) => {
  expect(drawableText(serif, text)).toBe(drawn);
});

test.each([
  ["Ship it 🚀 today", "Ship it today"],
  ["🎉 Done ✅!", "Done!"],
  ["👩‍💻 and 🇩🇪", "and"],
  ["Thumbs👍🏽up", "Thumbs up"],
  ["I ❤️ Go", "I Go"],
])("emoji and their spaces go: %j is %j", (text, drawn) => {
  expect(drawableText(serif, text)).toBe(drawn);
});

test("a character with a plain form gets that", () => {
  expect(drawableText(serif, "Ｐart ①")).toBe("Part 1");
});

test.each(["漢字 for everyone", "مرحبا", "🎉", " "])(
  "%j loses letters, or everything, and cannot be drawn",
  (text) => {
    expect(drawableText(serif, text)).toBeNull();
  },
);

test("what the sans lacks, the serif has", () => {
  expect(drawableText(sans, "Иван Łukasz")).toBe("Иван Łukasz");
});
