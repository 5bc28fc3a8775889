type Websocket = { websocketManager: { activePaths: Set<string> } };

/** The pages that are open in a browser. Gatsby has no public way to know. */
export async function openPages(): Promise<string[]> {
  const gatsby = "gatsby/dist/utils/websocket-manager.js";
  const { websocketManager } = (await import(gatsby)) as Websocket;
  return [...websocketManager.activePaths];
}

export const isDevelop = () =>
  process.env.gatsby_executing_command === "develop";
