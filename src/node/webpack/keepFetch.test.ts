/** @jest-environment node */
import { keepFetch } from "./keepFetch";

class ProvidePlugin {
  constructor(readonly definitions: Record<string, string>) {}
}

it("takes a stand-in for fetch away, and leaves what else is provided", () => {
  const plugin = new ProvidePlugin({
    React: "react",
    fetch: "node-fetch",
    "global.fetch": "node-fetch",
  });
  keepFetch([{}, plugin]);
  expect(plugin.definitions).toEqual({ React: "react" });
});
