import { readFileSync } from "node:fs";
import { drawingPolicy, immutable, siteHeaders } from "./headers";

const settings = readFileSync("docs/hosting-nginx-apache.md", "utf8");

it.each(Object.entries({ ...siteHeaders, "Cache-Control": immutable }))(
  "%s is the same in the settings for nginx, Apache and Caddy",
  (name, value) => {
    // nginx has the values that depend on the address in maps.
    const isInMap = /^(?:Cache-Control|Content-Security-Policy)$/.test(name);
    const lines = settings
      .split("\n")
      .filter((line) => line.includes(`"${value}"`));
    expect(lines.map((line) => line.includes(name))).toEqual([
      !isInMap,
      true,
      true,
    ]);
  },
);

it("has the policy of drawings in the settings of all three", () => {
  expect(settings.split(`"${drawingPolicy}"`)).toHaveLength(4);
});
