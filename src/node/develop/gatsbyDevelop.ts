import type { Node, ParentSpanPluginArgs } from "gatsby";

/** A change of a node that waits for Gatsby's next round. */
export type Mutation = { type: string; payload: (Node | undefined)[] };

type Events = {
  ENQUEUE_NODE_MUTATION: Mutation;
  QUERY_RUN_REQUESTED: { pagePath: string };
};

/** Gatsby's own events, which its types do not tell. */
export type Emitter = {
  on: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void;
  emit: <Name extends keyof Events>(name: Name, event: Events[Name]) => void;
};

export const emitterOf = ({ emitter }: ParentSpanPluginArgs): Emitter =>
  emitter;

type Websocket = { websocketManager: { activePaths: Set<string> } };

/** The pages that are open in a browser. Gatsby has no public way to know. */
export async function openPages(): Promise<string[]> {
  const gatsby = "gatsby/dist/utils/websocket-manager.js";
  const { websocketManager } = (await import(gatsby)) as Websocket;
  return [...websocketManager.activePaths];
}

export const isDevelop = () =>
  process.env.gatsby_executing_command === "develop";
