import { z } from "zod";
import { siteConfig } from "../../config/resolved";
import { entryFields, text } from "../content/fields";
import { defineCollection } from "./collection";

const projects = defineCollection({
  name: "project",
  folder: "projects",
  nodeType: "Project",
  description: "A project in one locale.",
  schema: z.object({
    ...entryFields,
    client: text("who it was for"),
    live_url: z.url().optional().describe("where it is to be seen"),
    team: z
      .array(z.object({ name: text("a name") }).meta({ id: "Member" }))
      .default([])
      .describe("who worked on it"),
  }),
});

test("a collection's nodes have the front matter that only it has", () => {
  const shape = projects.nodeFields;
  expect(Object.keys(shape)).toEqual(["client", "liveUrl", "team"]);
  const frontMatter = projects.schema.parse({
    title: "Bridge",
    client: "Acme",
    live_url: "https://example.com/",
  });
  const source = { frontMatter } as Parameters<typeof projects.createFields>[0];
  expect(projects.createFields(source)).toEqual({
    client: "Acme",
    liveUrl: "https://example.com/",
    team: [],
  });
});

test("a collection has its folder, and its address begins with it", () => {
  expect(projects.ownsArea("projects")).toBe(true);
  expect(projects.ownsArea("projects-old")).toBe(false);
  const place = { area: "projects", folder: "projects/Bridge", name: "Bridge" };
  expect(projects.locate({ ...place, lang: "en" }, [], siteConfig)).toBe(
    "/projects/bridge",
  );
});
