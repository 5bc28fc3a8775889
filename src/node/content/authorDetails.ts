import { localize } from "../../config/localize";
import type { Localized } from "../../config/localize";
import { imageRef, isRemote } from "./imageRef";
import type { ImageRef } from "./imageRef";
import type { ContentProblem } from "./problem";
import { platformLabel, socialUrl } from "./socialUrl";
import type { PostAuthor } from "./schema/postAuthors";

/** What is said of an author in one place; what is not said there is undefined. */
export type AuthorDetails = {
  name?: string;
  title?: Localized;
  bio?: Localized;
  url?: string;
  email?: string;
  image?: ImageRef;
  socials?: { platform: string; label: string; url: string }[];
};

/** What the field of a portrait is called, here and elsewhere. */
export const portraitFields = ["image", "image_url", "imageURL"] as const;

const portraitOf = (author: PostAuthor) =>
  portraitFields.map((name) => author[name]).find((src) => src !== undefined);

type File = { root: string; absolutePath: string };

/** Reads an author's entry, whatever names its fields go by. */
export function authorDetails(
  { bio, description, ...entry }: PostAuthor,
  file: File,
): AuthorDetails {
  const { name, title, url, email, socials } = entry;
  const src = portraitOf(entry);
  return {
    name,
    title,
    bio: bio ?? description,
    url,
    email,
    image:
      src === undefined || isRemote(src) ? undefined : imageRef(file, { src }),
    socials:
      socials &&
      Object.entries(socials).map(([platform, value]) => ({
        platform,
        label: platformLabel(platform),
        url: socialUrl(platform, value) ?? "",
      })),
  };
}

/** What is said of an author, in the words of one locale. */
export const detailsIn = (
  { title, bio, ...details }: AuthorDetails,
  locale: string,
) => {
  const fields = {
    ...details,
    title: title === undefined ? undefined : localize(title, locale),
    bio: bio === undefined ? undefined : localize(bio, locale),
  };
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<typeof fields>;
};

/** A portrait on another host would tell that host of every visitor, so it is not shown. */
export function remotePortrait(
  author: PostAuthor,
  place: Pick<ContentProblem, "file" | "line" | "field">,
): ContentProblem[] {
  const src = portraitOf(author);
  if (src === undefined || !isRemote(src)) return [];
  return [
    {
      ...place,
      severity: "warning",
      message:
        "A portrait on another host is not shown: every visitor's browser would have to ask that host for it.",
      value: src,
      allowed: "a file beside this one, or in static/",
      fix: "Download it, and name the file here.",
    },
  ];
}
