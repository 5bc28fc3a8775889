import { z } from "zod";
import { moment, text } from "./fields";

/** When a text was last changed, and by whom. */
export const lastUpdate = z
  .object(
    {
      date: moment.optional().describe("a day such as 2026-03-20, or a moment"),
      author: text("a name").optional(),
    },
    { error: "This must be a map with date, author or both." },
  )
  .optional()
  .describe(
    "date, author or both; default: the file's last commit, if the site is built from git",
  );
