import { z } from "zod";
import type { EntrySource } from "./entry";
import { picturePath, text } from "./fields";
import { createImageRef } from "./images";

const picture = (description: string) =>
  picturePath(description).meta({ graphql: "ContentImage" }).optional();

/** The front matter of what a client said. */
export const testimonial = z
  .object({
    quote: text("what the client said"),
    name: text("who said it"),
    role: z.string().optional().describe("what they do, and where"),
    image: picture(
      "their portrait or logo: a path relative to this file, such as ./logo.svg; name and role say what it shows",
    ),
    image_dark: picture("the same for dark mode; default: the image, dimmed"),
  })
  .meta({ id: "Testimonial", description: "what a client said" });

type Testimonial = z.output<typeof testimonial>;

/**
 * Finds the pictures of a voice. They have no alternative text, since name and
 * role are beside them.
 * @param field the path of the voice in the front matter
 */
export function findVoicePictures(
  file: EntrySource<unknown>["file"],
  voice: Testimonial,
  field: readonly PropertyKey[],
) {
  const find = (name: "image" | "image_dark") => {
    const src = voice[name];
    return src ? createImageRef(file, { src, field: [...field, name] }) : null;
  };
  return { ...voice, image: find("image"), image_dark: find("image_dark") };
}
