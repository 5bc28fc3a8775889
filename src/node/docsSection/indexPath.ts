import path from "node:path";
import { localePath } from "../../config/locales";
import type { SidebarRun } from "./sidebarRun";

/** The path of a page that lists a category, from the site's root; `slug` is below its version's start. */
export const indexPath = (
  { version, locale }: Pick<SidebarRun, "version" | "locale">,
  slug: string,
): string =>
  localePath(
    locale,
    path.posix.join("/", version.path, slug).replace(/(?<=.)\/$/, ""),
  );
