import type { DocsCrumb } from "../../lib/docsContext";
import type { Stop } from "./sidebar";

/** The nearest place before or after one that readers are led to; `at` is -1 before the first. */
export function beside(
  stops: readonly Stop[],
  at: number,
  step: 1 | -1,
): Stop | undefined {
  const isShown = ({ isUnlisted }: Stop) => !isUnlisted;
  return step === 1
    ? stops.slice(at + 1).find(isShown)
    : stops.slice(0, Math.max(at, 0)).findLast(isShown);
}

/** The categories above a place, as breadcrumbs. */
export const crumbsAbove = (stop: Stop | undefined): DocsCrumb[] =>
  (stop?.above ?? []).map(({ label, link, lang }) => ({
    label,
    path: link?.path ?? null,
    ...(lang !== undefined && { lang }),
  }));
