import type { Store } from "gatsby";

type State = { program: { directory: string } };

/** Returns the project's folder; Gatsby does not type the state of its store. */
export const projectRoot = (store: Store): string => {
  const getState = store.getState as () => State;
  return getState().program.directory;
};
