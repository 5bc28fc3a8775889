import { z } from "zod";
import { isSlug, slugRule } from "../slug";

/** A path below that of all tags or authors, with or without a slash before it. */
export const permalink = z
  .string({ error: "This must be text." })
  .transform((path) => path.replace(/^\/|\/$/g, "").toLowerCase())
  .refine(isSlug, `This can't stand in an address: ${slugRule}.`);
