import { nearest } from "../../lib/nearest";
import type { ContentProblem } from "../content/problem";
import { someOf } from "../../lib/someOf";
import type { SidebarRun } from "./sidebarRun";

/**
 * Says that a version has no page of an id, and which one may be meant.
 * @param below the id within its folder, where that is looked for first
 */
export function unknownDoc(
  id: string,
  { version, byId }: Pick<SidebarRun, "version" | "byId">,
  below = id,
): Pick<ContentProblem, "message" | "value" | "allowed" | "fix"> {
  const ids = [...byId.keys()].sort();
  const meant = nearest(id, ids) ?? nearest(below, ids) ?? sameName(id, ids);
  return {
    message: `There is no page "${id}" in the version "${version.name}" (content/${version.area}).`,
    value: id,
    allowed: ids.length > 0 ? `the id of a page: ${someOf(ids)}` : "none",
    fix: meant
      ? `Did you mean "${meant}"?`
      : `Add the page to content/${version.area}, or remove its id.`,
  };
}

const lastStep = (id: string) => id.slice(id.lastIndexOf("/") + 1);

/** The page of that name in another folder. */
const sameName = (id: string, ids: readonly string[]) =>
  ids.find((other) => lastStep(other) === lastStep(id));
