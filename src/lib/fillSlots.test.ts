import { fillSlots } from "./fillSlots";

test.each([
  ["{{title}}, by {{name}}", "A, by Kim"],
  ["{{name}} {{name}}", "Kim Kim"],
  ["{{name, number}}", "Kim"],
  ["{{unknown}}!", "!"],
  ["{{price}}", "$& $1"],
  ["nothing", "nothing"],
])("%s", (text, filled) => {
  const words = { title: "A", name: "Kim", price: "$& $1" };
  expect(fillSlots(text, words)).toBe(filled);
});
