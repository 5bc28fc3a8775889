import path from "node:path";
import { defineCollection } from "./collection";
import { createProjectFields, projectSchema } from "./projectFields";
import { renderGallery } from "./renderGallery";

export const projects = defineCollection({
  name: "project",
  folder: "projects",
  nodeType: "Project",
  description:
    "A project in one locale: content/projects/<name>/<locale>.mdx, or its fallback.",
  schema: projectSchema,
  alwaysShowsFallbacks: true,
  createFields: createProjectFields,
  renderBelow: renderGallery,
  proseFields: [
    "client",
    "industry",
    "role",
    "team",
    "results",
    "gallery",
    "testimonial",
  ],
  findLinks: ({ file, frontMatter: { posts, link, source }, lineOf }) => [
    ...posts.map((name) => ({
      url: path.posix.relative(
        path.posix.dirname(file.sourcePath),
        `content/blog/${name}`,
      ),
      line: lineOf("posts"),
    })),
    ...(link ? [{ url: link, line: lineOf("link") }] : []),
    ...(source ? [{ url: source, line: lineOf("source") }] : []),
  ],
  locate: ({ slug }) => `/projects/${slug}`,
  template: {
    file: ({ slug }) => `projects/${slug}/index`,
  },
});
