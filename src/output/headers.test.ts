import { readFileSync } from "node:fs";
import { immutable, siteHeaders } from "./headers";

const settings = readFileSync("docs/hosting-nginx-apache.md", "utf8");

it.each(Object.entries({ ...siteHeaders, "Cache-Control": immutable }))(
  "%s is the same in the settings for nginx, Apache and Caddy",
  (name, value) => {
    // nginx has the value of Cache-Control in a map.
    const lines = settings.split("\n").filter((line) => line.includes(value));
    expect(lines.map((line) => line.includes(name))).toEqual([
      name !== "Cache-Control",
      true,
      true,
    ]);
  },
);
