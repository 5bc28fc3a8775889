import path from "node:path";
import { markFolder, toContent } from "../../components/content";
import { Image } from "../../components/figure/Figure";
import { Gallery } from "../../components/gallery/Gallery";
import type { EntrySource } from "../content/entry";
import { defineCollection } from "./collection";
import { createProjectFields, projectSchema } from "./projectFields";
import type { ProjectFrontMatter } from "./projectFields";

export const projects = defineCollection({
  name: "project",
  folder: "projects",
  nodeType: "Project",
  description:
    "A project in one locale: content/projects/<name>/<locale>.mdx, or its fallback.",
  schema: projectSchema,
  required: { client: "?", industry: "?", period: { from: "1970" } },
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
  findLinks: ({ file, frontMatter: { posts, link, source, video } }) => [
    ...posts.map((name) => ({
      url: path.posix.relative(
        path.posix.dirname(file.sourcePath),
        `content/blog/${name}`,
      ),
      field: ["posts"],
    })),
    ...(link ? [{ url: link, field: ["link"] }] : []),
    ...(video ? [{ url: video, field: ["video"] }] : []),
    ...(source ? [{ url: source, field: ["source"] }] : []),
  ],
  locate: ({ slug }) => `/projects/${slug}`,
});

/** Renders the gallery of a project, below the text. */
function renderGallery({
  frontMatter: { gallery, gallery_layout: layout },
}: Pick<EntrySource<ProjectFrontMatter>, "frontMatter">) {
  if (gallery.length === 0) return [];
  const children = markFolder(toContent(gallery.map(Image)), "figure");
  return markFolder(toContent(Gallery({ children, layout })), "gallery");
}
