import { collections } from "../collections";
import type { Plan, PlanInput } from "../collections/collection";
import type { Diagnostic } from "../diagnostics/diagnostic";
import type { FileLookup } from "../links/fileLookup";
import { formsOf } from "../links/fileLookup";
import type { Route } from "./route";
import { createScreenRoutes } from "./screenRoutes";

/** Plans every page of the site, and reports addresses that two of them claim. */
export async function planRoutes(
  input: PlanInput,
  files: Pick<FileLookup, "has">,
): Promise<Plan & { plans: Plan[] }> {
  const plans: Plan[] = [];
  for (const collection of collections) {
    plans.push(await collection.plan(input));
  }
  const planned = [
    ...createScreenRoutes(input.hasCv),
    ...plans.flatMap(({ routes }) => routes),
  ];
  const routes = new Map<string, Route>();
  const diagnostics = plans.flatMap((plan) => plan.diagnostics);
  for (const route of planned) {
    const first = routes.get(route.path);
    if (first) diagnostics.push(describeDuplicate(first, route));
    else {
      routes.set(route.path, route);
      diagnostics.push(...checkStaticFile(route, files));
    }
  }
  return { routes: [...routes.values()], diagnostics, plans };
}

const isEntry = ({ source }: Route) => source.startsWith("content/");

/** Of two entries at one address a page is lost; an entry may replace a screen. */
const describeDuplicate = (first: Route, second: Route): Diagnostic => ({
  reason: `${first.source} has the same address, ${second.path}.`,
  fatal: true,
  file: isEntry(second) ? second.source : first.source,
  ruleId: isEntry(first) && isEntry(second) ? undefined : "duplicateRoutes",
  note: 'Give one of them another "slug", or rename its file.',
});

const checkStaticFile = (
  { path, source }: Route,
  files: Pick<FileLookup, "has">,
): Diagnostic[] =>
  formsOf(path === "/" ? "" : path)
    .filter((form) => form !== "" && form !== path)
    .filter((form) => files.has(`/static${form}`))
    .map((form) => ({
      reason: `The page of ${source} has the same address: ${path}.`,
      fatal: true,
      file: `static${form}`,
      ruleId: "duplicateRoutes",
      note: "Rename the file, or delete it.",
    }));
