import type { ContentProblem } from "../content/problem";
import type { DuplicateRoute } from "./planRoutes";

/** Two texts, or a text and a list, that would have one address. */
export const duplicateProblem = ({
  path,
  first,
  second,
}: DuplicateRoute): ContentProblem => ({
  severity: "warning",
  file: second,
  message: `${path} is the address of ${first} already, which is shown there.`,
  fix: 'Give one of them a "slug" of its own.',
});
