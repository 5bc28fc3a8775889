import type { Node, ParentSpanPluginArgs } from "gatsby";

/** A change of a node that waits for Gatsby's next round. */
export type Mutation = { type: string; payload: (Node | undefined)[] };

type Events = {
  ENQUEUE_NODE_MUTATION: Mutation;
  QUERY_RUN_REQUESTED: { pagePath: string };
  /** Pages of these paths have been rendered and written. */
  HTML_GENERATED: { payload: string[] };
};

/** Gatsby's own events, which its types do not tell. */
type Emitter = {
  on: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void;
  emit: <Name extends keyof Events>(name: Name, event: Events[Name]) => void;
};

export const emitterOf = ({ emitter }: ParentSpanPluginArgs): Emitter =>
  emitter;
