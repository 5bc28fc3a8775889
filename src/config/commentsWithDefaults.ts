import { fill } from "../lib/fill";
import type { Comments, CommentsInput } from "./types";

/**
 * Fills in what the owner left out. `withDefaults` does not call it, for that
 * is in the script of every page: it is up to the comments' own.
 */
export const commentsWithDefaults = (comments: CommentsInput): Comments =>
  fill(
    {
      threads: "shared",
      strict: true,
      reactions: true,
      inputPosition: "top",
      themes: { light: "light", dark: "transparent_dark" },
      privacyPage: "/privacy",
    },
    comments,
  );
