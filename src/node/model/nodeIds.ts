/** The seed of the id of an entry's node (by its folder) or of that of an item of a data file (by its key). */
export const dataSeed = (nodeType: string, key: string, locale: string) =>
  `${nodeType} ${key} ${locale}`;
