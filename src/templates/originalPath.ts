import type { RouteContext } from "../lib/routeContext";

/** Where a stand-in's text is at home. */
export const originalPath = ({ alternates }: RouteContext): string =>
  alternates.find(({ isStandIn }) => !isStandIn)?.path ?? "/";
