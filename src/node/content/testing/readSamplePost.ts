import type { ContentPlace } from "../contentPlace";
import { formatProblems } from "../problem";
import { readPost } from "../readPost";

type Place = Extract<ContentPlace, { kind: "post" }>;

const place: Place = {
  kind: "post",
  folder: "blog/2026-03-14-a-post",
  lang: "en",
  slug: "a-post",
  date: "2026-03-14",
};

/** Reads a text as if it lay in content/blog/2026-03-14-a-post/en.mdx. */
export const readSamplePost = (raw: string, own: Partial<Place> = {}) =>
  readPost(
    {
      root: "/site",
      absolutePath: "/site/content/blog/2026-03-14-a-post/en.mdx",
      raw,
      lang: "en",
      idPrefix: "a-post",
    },
    { ...place, ...own },
  );

/** What is wrong with such a text, as a build prints it. */
export const reportOf = async (raw: string, own?: Partial<Place>) =>
  formatProblems("Faults:", (await readSamplePost(raw, own)).problems);
