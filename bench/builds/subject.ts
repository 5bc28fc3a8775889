import path from "node:path";
import type { Target } from "../posts/writePosts";

/** Where everything is laid out, built and logged. */
export const workFolder = path.resolve(__dirname, "../.work");

/** What changes between a build and the next one. */
export type Rebuild = "unchanged" | "edit" | "newPost";

/** A site under measurement, laid out in a folder that may be thrown away. */
export interface Subject {
  target: Target;
  title: string;
  folder: string;
  command: string;
  /** Where its build ends up. */
  output: string;
  /** What must be gone for a build to be a cold one; relative to the folder. */
  caches: readonly string[];
  author?: string;
  tags?: readonly string[];
  rebuilds: readonly Rebuild[];
}
