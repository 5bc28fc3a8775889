import type { Checks } from "../../config/types";
import type { ContentProblem } from "../content/problem";
import { configFile } from "./checkConfig";
import type { Fault } from "./fault";

/** What in the site config leads nowhere and would stop a build, as problems with their lines. */
export const configLinkProblems = (
  faults: readonly Fault[],
  checks: Checks,
): ContentProblem[] =>
  faults
    .filter(({ check }) => checks[check] === "throw")
    .flatMap(({ places, target, message, fix }) =>
      places
        .filter(({ file }) => file === configFile)
        .map(({ file, line, field, written }) => ({
          severity: "error",
          ...{ file, line, field, message, fix },
          value: written ?? target,
        })),
    );
