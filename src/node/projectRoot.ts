import type { Store } from "gatsby";

type State = { program: { directory: string } };

/** The project's folder. Gatsby types its store's state as anything. */
export const projectRoot = (store: Store): string => {
  const getState = store.getState as () => State;
  return getState().program.directory;
};
