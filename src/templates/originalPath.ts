import { originalOf } from "../lib/alternates";
import type { RouteContext } from "../lib/routeContext";

/** Where a fallback's text is at home. */
export const originalPath = ({ alternates, locale }: RouteContext): string =>
  originalOf(alternates, locale)?.path ?? "/";
