/** All keys that the site stores in the browser, also for the boot script. */
export const storageKeys = {
  colorMode: "site.colorMode",
  announcementId: "site.announcement.id",
  announcementDismissed: "site.announcement.dismissed",
  scroll: "site.scroll",
  comments: "site.comments",
  language: "site.language",
  commentsSession: "site.comments.session",
} as const;

/** Returns the key of the last chosen tab of a group of tabs. */
export const getTabKey = (groupId: string) => `site.tab.${groupId}` as const;

/** Returns the key of the last chosen version of a docs instance; named as in Docusaurus. */
export const getDocsVersionKey = (instance: string) =>
  `docs-preferred-version-${instance}` as const;

export type StorageKey =
  | (typeof storageKeys)[keyof typeof storageKeys]
  | ReturnType<typeof getTabKey>
  | ReturnType<typeof getDocsVersionKey>;
