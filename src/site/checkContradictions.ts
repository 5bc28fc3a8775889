import type { ResolvedSite } from "../config/types";
import { readDirection } from "../lib/language";
import { getToday } from "../lib/zonedTime";
import type { PageEntry } from "./collections/pages";
import type { PostEntry } from "./collections/posts";
import { configFile } from "./config/configFile";
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
      checkPast(entry, "last_update", entry.lastUpdate, getNow()),
    ),
  ...pages
    .filter(isWritten)
    .flatMap((page) =>
      checkPast(page, "reviewed", page.reviewed, getToday(config.timeZone)),
    ),
];

const getNow = () => new Date().toISOString();

const isWritten = ({ isFallback }: BaseEntry) => !isFallback;

/** Checks options that only work together. Each may be right for a while, so these are warnings. */
function checkOptions(config: ResolvedSite): Diagnostic[] {
  const { contact, i18n, legal } = config;
  const warn = (
    isWrong: boolean,
    field: string[],
    reason: string,
    note: string,
  ): Diagnostic[] =>
    isWrong ? [{ reason, note, field, fatal: false, file: configFile }] : [];
  // The host of a server of your own is null.
  const { name: host = "a server of yours" } = legal?.host ?? {};
  return [
    ...warn(
      contact?.form === "netlify" &&
        legal !== undefined &&
        !/netlify/i.test(host),
      ["contact", "form"],
      `Only Netlify receives this form, and "legal.host" is ${host}.`,
      "Write the address of a form service, false, or the host that it is.",
    ),
    ...Object.entries(i18n.locales).flatMap(([code, locale]) => {
      const direction = readDirection(locale.htmlLang);
      return warn(
        direction !== undefined && direction !== locale.direction,
        ["i18n", "locales", code, "direction"],
        `"${locale.htmlLang}" is written ${direction}, not ${locale.direction}.`,
        `Write direction: "${direction}".`,
      );
    }),
  ];
}

/** Checks that readers can load the replies that are a post's comments. */
function checkThread(
  { comments }: ResolvedSite,
  { commentsThread, lines, sourcePath }: PostEntry,
): Diagnostic[] {
  if (commentsThread === null) return [];
  const place = {
    file: sourcePath,
    line: lines.comments,
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
  if (origin === comments.host && /^\/[^/]+\/.*[^/]$/.test(pathname)) return [];
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
const checkPast = (
  { sourcePath, lines }: BaseEntry,
  field: string,
  moment: string | null | undefined,
  now: string,
): Diagnostic[] =>
  !moment || moment <= now
    ? []
    : [
        {
          reason: "This is in the future.",
          fatal: true,
          file: sourcePath,
          line: lines[field],
          field: [field],
          actual: moment.slice(0, 10),
          expected: [`${now.slice(0, 10)} or earlier`],
        },
      ];
