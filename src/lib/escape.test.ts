/** @jest-environment jsdom */
import { serializeForScript } from "./escape";

it.each<[unknown]>([
  ["</script><script>alert(1)</script>"],
  ["<!--"],
  [{ "<a>": ["<b>", 1, null] }],
])("writes %j so that it ends no script, and is read as it was", (value) => {
  const text = serializeForScript(value);
  expect(text).not.toContain("<");
  expect(window.eval(`(${text})`)).toEqual(value);
});

it("leaves out what is not to be kept", () => {
  const keep = (_: string, value: unknown) => (value === 1 ? undefined : value);
  expect(serializeForScript({ a: 1, b: "<" }, keep)).toBe('{"b":"\\u003c"}');
});
