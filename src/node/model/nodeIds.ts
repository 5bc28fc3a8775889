/** The seed of the id of an item of a data file: of type Author, Tag or Series. */
export const dataSeed = (nodeType: string, key: string, locale: string) =>
  `${nodeType} ${key} ${locale}`;

/** The seed of the id of the node that says where an entry's links lead. */
export const linksSeed = ({
  folder,
  locale,
}: {
  folder: string;
  locale: string;
}) => `TextLinks ${folder} ${locale}`;
