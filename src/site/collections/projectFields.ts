import { z } from "zod";
import { galleryLayouts } from "../../components/gallery/Gallery";
import { isVideoFile } from "../../components/video/Video";
import type { EntryOf, EntrySource } from "../content/entry";
import {
  darkImageField,
  entryFields,
  flag,
  key,
  selectOwnFields,
  text,
  visibilityFields,
  webAddress,
} from "../content/fields";
import { createImageRef, isAnimation, isRemote } from "../content/images";
import { checkFileName } from "../content/slugs";
import { findVoicePictures, testimonial } from "../content/voices";
import { suggest } from "../../lib/nearest";
import { formatValue } from "../diagnostics/diagnostic";
import { checkConfidence } from "./checkConfidence";
import { list, period, picture, result, technology } from "./projectParts";

/** Front matter of a project. */
export const projectSchema = z
  .object({
    ...entryFields,
    ...darkImageField,
    video: text(
      "a silent video over the image, a path relative to this file, such as ./reel.mp4; it plays while it is in view, unless readers want less motion",
    )
      .refine((src) => !isRemote(src) && isVideoFile(src), {
        error: "Not the file of a video that browsers play.",
        params: { note: "Save it as MP4 or WebM, beside the text." },
      })
      .meta({
        pattern: "^(?:\\.{0,2}/)?[^/:]+(?:/[^/:]+)*\\.(?:mp4|m4v|webm)$",
      })
      .optional(),
    slug: key
      .optional()
      .describe(
        "the path below /projects; each language may have its own; default: the folder's name",
      ),
    client: text("who it was for, such as A wholesaler in Kassel"),
    confidential: flag(
      "nothing names the client: the industry is shown instead, and a text that has the name is an error",
    ),
    industry: text("the client's trade, such as Wholesale").optional(),
    role: text("what you were in it, such as Lead developer").optional(),
    period: period.describe(
      "{ from: 2025-09, to: 2026-02 }; without an end it is still going on",
    ),
    team: text("who else worked on it").optional(),
    services: list(z.string(), "keys of projects.services in the site config"),
    technologies: list(
      technology,
      "names such as [PostgreSQL, Go], the same in all languages",
    ),
    results: list(
      result,
      "figures: { label, before, after, unit } is a chart, { label, value, unit } a figure by itself",
    ),
    gallery: list(picture, "shown below the text: { src, dark, alt, caption }"),
    gallery_layout: z
      .enum(galleryLayouts)
      .optional()
      .describe("rows, grid or strip; default: rows"),
    link: webAddress.optional().describe("where it is to be seen"),
    source: webAddress.optional().describe("where its source code is"),
    testimonial: testimonial
      .optional()
      .describe(
        "what the client said: { quote, name, role, image, image_dark }",
      ),
    posts: list(
      z.string(),
      "folders in content/blog with posts that tell more",
    ),
    featured: flag("a featured project is on the home page"),
    order: z
      .number()
      .optional()
      .describe(
        "its place in lists, such as 1; default: by date, after those that have one",
      ),
    ...visibilityFields,
  })
  .refine(
    ({ video, image = "" }) =>
      !video || (image && !isRemote(image) && !isAnimation(image)),
    {
      path: ["video"],
      error:
        'Needs an "image", a picture beside it that is shown until it plays.',
      params: { needs: ["image"] },
    },
  )
  .refine(
    ({ gallery, gallery_layout }) => !gallery_layout || gallery.length > 0,
    {
      path: ["gallery_layout"],
      error: 'Needs a "gallery" that it lays out.',
      params: { needs: ["gallery"] },
    },
  )
  .refine(({ confidential, industry }) => !confidential || industry, {
    path: ["industry"],
    error:
      "A confidential project needs it: it is shown instead of the client.",
  });

export type ProjectFrontMatter = z.output<typeof projectSchema>;
type ProjectFields = Omit<ProjectFrontMatter, keyof typeof entryFields>;
type Source = Omit<EntrySource<ProjectFrontMatter>, "title">;

/** Reads the services of a project that the site config has, and reports others. */
function readServices({ config, frontMatter, report }: Source) {
  const offered = Object.keys(config.projects.services);
  return frontMatter.services.filter((service, index) => {
    if (offered.includes(service)) return true;
    report({
      field: ["services", index],
      reason: "Unknown service.",
      actual: formatValue(service),
      expected: offered,
      note: suggest(service, offered),
      fatal: true,
    });
    return false;
  });
}

/** Creates the fields that only projects have. */
export const createProjectFields = (source: Source) => {
  const { file, frontMatter, compiled, report } = source;
  const slug = frontMatter.slug ?? file.entryPath.name.toLowerCase();
  if (!frontMatter.slug) checkFileName(slug).forEach(report);
  const { confidential, gallery, industry = "" } = frontMatter;
  const { testimonial: voice } = frontMatter;
  if (confidential) checkConfidence(source);
  const images = gallery.flatMap(({ src, dark, alt }, index) => {
    const field = ["gallery", index];
    return [src, dark].flatMap((address) =>
      address ? { src: address, alt, field } : [],
    );
  });
  return {
    ...(selectOwnFields(frontMatter) as ProjectFields),
    ...(confidential && {
      client: industry,
      industry: undefined,
      confidentialClient: frontMatter.client,
    }),
    slug,
    testimonial: voice && findVoicePictures(file, voice, ["testimonial"]),
    services: readServices(source),
    images: [...compiled.images, ...images].map((image) =>
      createImageRef(file, image),
    ),
  };
};

type OwnFields = ReturnType<typeof createProjectFields>;
export type ProjectEntry = EntryOf<"Project", OwnFields>;
