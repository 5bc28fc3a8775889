import type { CreateDevServerArgs, GatsbyNode } from "gatsby";
import { refreshPath } from "../lib/searchIndex";
import { makeSearch } from "./search/makeSearch";

/** As much of Gatsby's server as is used here. */
type Server = {
  get: (path: string, answer: (request: unknown, to: Answer) => void) => void;
};
type Answer = { sendStatus: (status: number) => void };

/** Develop makes the search's index when somebody opens the search. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (
  args: CreateDevServerArgs,
) => {
  const server = args.app as Server;
  // One after the other: they write to the same folder.
  let last = Promise.resolve();
  server.get(refreshPath, (_, answer) => {
    last = last
      .then(() => makeSearch(args))
      .then(
        () => answer.sendStatus(204),
        (error: unknown) => {
          const what = "The search's index could not be made.";
          args.reporter.error(what, error as Error);
          answer.sendStatus(500);
        },
      );
  });
};
