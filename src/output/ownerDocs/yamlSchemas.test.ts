import { readFileSync } from "node:fs";
import addFormats from "ajv-formats";
import Ajv2020 from "ajv/dist/2020";
import { parse } from "yaml";
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
    const schema = yamlSchemas(siteConfig.i18n)[name] ?? {};
    const accepts = addFormats(new Ajv2020({ strictTypes: false })).compile(
      schema,
    );
    const file = readFileSync(`content/${name}.yaml`, "utf8");
    expect(accepts(parse(file))).toBe(true);
    expect(accepts(mistake)).toBe(false);
  },
);
