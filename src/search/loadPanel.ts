/** Loads what the search is made of; nothing of it is on a page before somebody wants it. */
export const loadPanel = () =>
  import("./SearchPanel").then(({ SearchPanel }) => SearchPanel);

/** Begins early, where somebody is about to search. */
export const preloadPanel = () => {
  loadPanel().catch(() => undefined);
};
