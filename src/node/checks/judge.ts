import type { Checks, Severity } from "../../config/types";
import type { Fault } from "./fault";

/** Faults by what is to be done about them; those to be ignored are gone. */
export type Judged = Record<Exclude<Severity, "ignore">, Fault[]>;

/** While developing, nobody's work is stopped by a link. */
const isDevelop = () => process.env.gatsby_executing_command === "develop";

/** Sorts faults by how the owner takes them. */
export function judge(
  faults: readonly Fault[],
  checks: Checks,
  mayStop = !isDevelop(),
): Judged {
  const judged: Judged = { log: [], warn: [], throw: [] };
  for (const fault of faults) {
    const own = checks[fault.check];
    if (own === "ignore") continue;
    judged[own === "throw" && !mayStop ? "warn" : own].push(fault);
  }
  return judged;
}
