import fc from "fast-check";
import { stringify } from "yaml";
import { z } from "zod";
import { parseFrontMatter } from "../../site/files/frontMatter";
import { siteConfig } from "../../config/resolved";
import { createEditorConfig } from "./createConfig";
import { fromForm } from "./formValues";
import {
  editorConfig,
  fieldsOf,
  readEditorSchema,
  schemas,
} from "./testing/config";
import { enteredObject } from "./testing/entered";

/** Creates the configuration of a site as setup makes it, which has no services. */
function createConfigWithoutServices() {
  const projects = { ...siteConfig.projects, services: {} };
  return createEditorConfig({ ...siteConfig, projects });
}

it("is a configuration of Sveltia CMS, for a site without services, too", () => {
  const schema = readEditorSchema();
  for (const config of [editorConfig, createConfigWithoutServices()]) {
    const plain: unknown = JSON.parse(JSON.stringify(config));
    expect(schema.safeParse(plain).error).toBeUndefined();
  }
});

it("asks for no service of a site without services", () => {
  const { collections } = createConfigWithoutServices();
  const { fields = [] } =
    collections.find(({ name }) => name === "projects") ?? {};
  expect(fields.map(({ name }) => name)).not.toContain("services");
});

it.each(schemas)("has a widget for each field of %s", (_, schema, fields) => {
  const names = fields.map(({ name }) => name);
  expect(names.sort()).toEqual(Object.keys(schema.shape).sort());
});

it("has words, addresses and pictures of a post in each language, and copies the rest", () => {
  const own = fieldsOf("blog").filter(({ i18n }) => i18n === true);
  expect(own.map(({ name }) => name).sort()).toEqual([
    "aliases",
    "body",
    "description",
    "image",
    "image_alt",
    "image_dark",
    "keywords",
    "slug",
    "title",
    "title_meta",
  ]);
});

/** The errors that no form can prevent: the editor leaves them to the build. */
const leftToBuild = [
  "Expected a handle on a known platform, or an address with https://.",
  "An author is listed twice.",
  "It is in the list twice.",
  "Only your own machine or network can open this address.",
  // A widget of pictures takes no pattern.
  "Expected the path of a file, or a web address with https.",
  "It ends like the name of a file.",
  "The end is before the beginning.",
  'A result has "before" and "after", or "value".',
  "Needs letters or digits that an address can have: make it the label of a key in content/tags.yaml, and write the key here.",
];

it.each(schemas)(
  "accepts only what the schema of %s accepts",
  (_, schema, fields) => {
    const fieldwise = z.object(schema.shape);
    fc.assert(
      fc.property(enteredObject(fields), (form) => {
        const entry = Object.fromEntries(
          fields.map((field) => [
            field.name,
            fromForm(field, form[field.name]),
          ]),
        );
        const { data } = parseFrontMatter(`---\n${stringify(entry)}---\n`);
        const { error } = fieldwise.safeParse(data);
        const messages = error?.issues.map(({ message }) => message) ?? [];
        const others = messages.filter((text) => !leftToBuild.includes(text));
        expect(others).toEqual([]);
      }),
      { numRuns: 100 },
    );
  },
);
