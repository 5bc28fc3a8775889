import { escapeHtml, serializeForScript } from "./escape";

it("writes a text for HTML and its attributes", () => {
  expect(escapeHtml('a & <b> "c"')).toBe("a &amp; &lt;b&gt; &quot;c&quot;");
});

it.each<[unknown]>([
  ["</script><script>alert(1)</script>"],
  ["<!--"],
  [{ "<a>": ["<b>", 1, null] }],
])("writes %j so that it ends no script, and is read as it was", (value) => {
  const text = serializeForScript(value);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual(value);
});

it("leaves out what is not to be kept", () => {
  const keep = (_: string, value: unknown) => (value === 1 ? undefined : value);
  expect(serializeForScript({ a: 1, b: "<" }, keep)).toBe('{"b":"\\u003c"}');
});
