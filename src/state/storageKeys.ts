/** Every key this site keeps in the browser; the boot script reads the same ones. */
export const storageKeys = {
  colorMode: "site.colorMode",
  announcementId: "site.announcement.id",
  announcementDismissed: "site.announcement.dismissed",
  scroll: "site.scroll",
  comments: "site.comments",
  language: "site.language",
  commentsSession: "site.comments.session",
  docsSidebar: "site.docs.sidebar",
} as const;

/** The tab that was chosen last in a group of tabs. */
export const tabKey = (groupId: string) => `site.tab.${groupId}` as const;

/** The version of a docs instance that was picked last; named as in Docusaurus. */
export const docsVersionKey = (instance: string) =>
  `docs-preferred-version-${instance}` as const;

export type StorageKey =
  | (typeof storageKeys)[keyof typeof storageKeys]
  | ReturnType<typeof tabKey>
  | ReturnType<typeof docsVersionKey>;
