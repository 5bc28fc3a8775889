/** @jest-environment node */
import { hashByAssets } from "./hashByAssets";

function hashOf(...names: string[]): string {
  const assets = Object.fromEntries(names.map((name) => [name, {}]));
  const compilation = { assets, hash: String(Math.random()) };
  hashByAssets.apply({
    hooks: { afterEmit: { tap: (_, act) => act(compilation) } },
  });
  return compilation.hash;
}

it("changes with what is emitted, and with nothing else", () => {
  const hash = hashOf("app-1a.js", "framework-2b.js");
  expect(hash).toMatch(/^[\da-f]{20}$/);
  expect(hashOf("framework-2b.js", "app-1a.js")).toBe(hash);
  expect(hashOf("app-1c.js", "framework-2b.js")).not.toBe(hash);
  expect(hashOf("app-1a.js")).not.toBe(hash);
});
