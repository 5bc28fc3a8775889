import { removeLocale } from "../config/i18n";
import type { ResolvedSite } from "../config/types";
import { getDay, getToday } from "../lib/zonedTime";
import { checkOptions } from "./checkOptions";
import type { PageEntry } from "./collections/pages";
import type { PostEntry } from "./collections/posts";
import type { BaseEntry } from "./content/entry";
import type { Diagnostic } from "./diagnostics/diagnostic";

type Input = {
  entries: readonly BaseEntry[];
  pages: readonly PageEntry[];
  posts: readonly PostEntry[];
};

/** Reports what is valid by itself, but contradicts another option or the clock. */
export const checkContradictions = (
  config: ResolvedSite,
  { entries, pages, posts }: Input,
): Diagnostic[] => [
  ...checkOptions(config),
  ...posts.filter(isWritten).flatMap((post) => checkThread(config, post)),
  ...entries
    .filter(isWritten)
    .flatMap((entry) =>
      checkPast(config, entry, "last_update", entry.lastUpdate),
    ),
  ...posts.filter(isWritten).flatMap((post) => checkUpdate(config, post)),
  ...entries
    // Folders of documentation may have the name of their instance.
    .filter((entry) => isWritten(entry) && entry.nodeType !== "Doc")
    .flatMap((entry) => checkSlug(config, entry)),
  ...pages
    .filter(isWritten)
    .flatMap((page) => checkPast(config, page, "reviewed", page.reviewed)),
];

const isWritten = ({ isFallback }: BaseEntry) => !isFallback;

/** Matches the paths of posts: on Bluesky, and on Mastodon and its kin, where they end with an id, which has digits. */
const postPath = {
  bluesky: /^\/profile\/[^/]+\/post\/[^/]+$/,
  other: /^\/[^/]+\/(?:.+\/)?[^/]*\d[^/]*$/,
};

/** Checks that readers can load the replies that are a post's comments. */
function checkThread(
  { comments }: ResolvedSite,
  { commentsThread, sourcePath }: PostEntry,
): Diagnostic[] {
  if (commentsThread === null) return [];
  const place = {
    file: sourcePath,
    field: ["comments"],
    actual: commentsThread,
  };
  if (comments?.provider !== "thread") {
    const reason = "The site shows no replies to this post.";
    const note =
      'Set comments: { provider: "thread", host: … } in the site config, or remove this field.';
    return [{ ...place, reason, note, fatal: false }];
  }
  const { origin, pathname } = new URL(commentsThread);
  const { bluesky, other } = postPath;
  const isPost = origin === "https://bsky.app" ? bluesky : other;
  if (origin === comments.host && isPost.test(pathname)) return [];
  return [
    {
      ...place,
      reason:
        origin === comments.host
          ? "This is not the address of a post."
          : `This is not on ${comments.host}, the host of comments in the site config.`,
      expected: [`the address of a post at ${comments.host}`],
      fatal: true,
    },
  ];
}

/** Checks that a day or an instant has come: feeds and search engines would take it for the latest. */
function checkPast(
  { timeZone }: ResolvedSite,
  { sourcePath }: BaseEntry,
  field: string,
  moment: string | null | undefined,
): Diagnostic[] {
  const today = getToday(timeZone);
  const day = moment?.includes("T")
    ? getDay(new Date(moment), timeZone)
    : moment;
  if (!day || day <= today) return [];
  return [
    {
      reason: "This is in the future.",
      fatal: true,
      file: sourcePath,
      field: [field],
      actual: day,
      expected: [`${today} or earlier`],
    },
  ];
}

/** Checks that a post was not updated before it was published: its page would not say so. */
function checkUpdate(
  { timeZone }: ResolvedSite,
  { date, lastUpdate, sourcePath }: PostEntry,
): Diagnostic[] {
  const day = lastUpdate && getDay(new Date(lastUpdate), timeZone);
  if (!day || day >= date) return [];
  return [
    {
      reason: "This is before the date of the post, so no page shows it.",
      fatal: false,
      file: sourcePath,
      field: ["last_update"],
      actual: day,
    },
  ];
}

/** Checks that a slug does not begin with the folder of the address that it follows. */
function checkSlug(
  { i18n }: ResolvedSite,
  { path, sourcePath }: BaseEntry,
): Diagnostic[] {
  const repeated = [path, removeLocale(i18n, path).path]
    .map((address) => /^(\/[^/]+)\1\//.exec(address)?.[1])
    .find((folder) => folder && !sourcePath.includes(`${folder}${folder}/`));
  if (repeated === undefined) return [];
  return [
    {
      reason: `The address is ${path}.`,
      fatal: false,
      file: sourcePath,
      field: ["slug"],
      note: `A slug is what follows "${repeated}/".`,
    },
  ];
}
