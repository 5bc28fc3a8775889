import type { ContentProblem } from "../content/problem";
import type { Fault } from "./fault";

/** Faults as problems of the files in which they were written: for reports that go by file. */
export const faultProblems = (faults: readonly Fault[]): ContentProblem[] =>
  faults.flatMap(({ check, message, fix, places, target }) =>
    places.map(({ file, line, field, written = target }) => ({
      severity: "error" as const,
      check,
      file,
      line,
      field,
      message,
      value: written,
      fix,
    })),
  );
