import { z } from "zod";
import { sitePath } from "./addresses";
import { choose } from "./choose";
import { field } from "./field";
import { flag, oneOf, text } from "./fields";
import { options } from "./options";
import { isFields } from "./rule";

/**
 * Comments below the posts, by one of the providers. docs/comments.md says how
 * to set one up, and what the privacy page should then say.
 */
export function commentsSchema() {
  return choose((comments) => {
    const { provider } = isFields(comments) ? comments : {};
    return providers.find(({ name }) => name === provider)?.schema ?? unknown;
  });
}

/** Comments kept in the discussions of a GitHub repository and shown by giscus. */
const giscus = options({
  /** Who shows the comments. */
  provider: oneOf("giscus"),
  /** The public repository whose discussions hold the comments, as "owner/name". */
  repo: repository(),
  /** GitHub's id of the repository; https://giscus.app shows it as data-repo-id. */
  repoId: githubId("repository", "R_kgDOABC123", "data-repo-id", "DIC_"),
  /** The name of the discussions' category that new threads are put into. */
  category: text("Announcements"),
  /** GitHub's id of the category; https://giscus.app shows it as data-category-id. */
  categoryId: githubId("category", "DIC_kwDOABC123", "data-category-id", "R_"),
  /**
   * Whether all languages of a post share one thread, or each has its own.
   * A thread is named after the post's path, so that a new title keeps it.
   * Default: "shared".
   */
  threads: oneOf("shared", "perLanguage").optional(),
  /**
   * Whether a thread must be the post's for certain. Without, GitHub searches by
   * likeness, which also finds threads that were not made by giscus. Default: true.
   */
  strict: flag().optional(),
  /** Whether readers can react to the post itself. Default: true. */
  reactions: flag().optional(),
  /** Whether one writes above the comments or below. Default: "top". */
  inputPosition: oneOf("top", "bottom").optional(),
  /** The theme of giscus for each colour mode, by name. Default: light and transparent_dark. */
  themes: options({
    /** The theme in light mode. */
    light: text("light"),
    /** The theme in dark mode. */
    dark: text("transparent_dark"),
  }).optional(),
  /** The page that says more about what is sent to whom. Default: "/privacy". */
  privacyPage: sitePath("/privacy").optional(),
});

const providers = [{ name: "giscus", schema: giscus }];

/** Without a provider, no other option means anything yet. */
const unknown = z.looseObject({
  provider: oneOf("giscus"),
}) as unknown as z.ZodType<never, never>;

function repository() {
  return field<string>(
    "the owner and the name of a GitHub repository",
    '"example/comments"',
    (value) => {
      if (typeof value !== "string") return "is not a text";
      if (/^[\w.-]+\/[\w.-]+$/.test(value)) return undefined;
      const [, name] =
        /^(?:https?:\/\/)?(?:www\.)?github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?(?:[/?#]|$)/i.exec(
          value,
        ) ?? [];
      return {
        wrong: 'is not of the form "owner/name"',
        ...(name && { fix: `Write "${name}".` }),
      };
    },
  );
}

function githubId(
  what: string,
  example: string,
  source: string,
  otherPrefix: string,
) {
  return field<string>(
    `GitHub's id of the ${what}`,
    `"${example}"`,
    (value) => {
      const fix = `Take ${source} from the script that https://giscus.app shows for your repository.`;
      if (typeof value !== "string") return { wrong: "is not a text", fix };
      if (value.startsWith(otherPrefix))
        return { wrong: "is the id of something else", fix };
      // Ids of before 2021 are base64.
      return /^[\w+/=-]{6,}$/.test(value)
        ? undefined
        : { wrong: "is no id of GitHub", fix };
    },
  );
}
