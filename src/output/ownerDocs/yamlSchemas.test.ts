import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { siteConfig } from "../../config/resolved";
import { yamlSchemas } from "./yamlSchemas";

it.each([
  ["authors", { alex: { title: "Without a name" } }],
  ["cv", { basics: "Alex" }],
  ["series", { trips: { title: { de: "Ohne Englisch" } } }],
  ["tags", { craft: ["Craft"] }],
])(
  "has code editors accept content/%s.yaml, but no such mistake",
  (name, mistake) => {
    const schema = z.fromJSONSchema(
      (yamlSchemas(siteConfig.i18n)[name] ??
        {}) as z.core.JSONSchema.JSONSchema,
    );
    const file = readFileSync(`content/${name}.yaml`, "utf8");
    expect(schema.safeParse(parse(file)).error).toBeUndefined();
    expect(schema.safeParse(mistake).success).toBe(false);
  },
);
