/** Every key this site keeps in the browser; the boot script reads the same ones. */
export const storageKeys = {
  colorMode: "site.colorMode",
  announcementId: "site.announcement.id",
  announcementDismissed: "site.announcement.dismissed",
  scroll: "site.scroll",
  comments: "site.comments",
  search: "site.search",
  language: "site.language",
  commentsSession: "site.comments.session",
} as const;

/** The tab that was chosen last in a group of tabs. */
export const tabKey = (groupId: string) => `site.tab.${groupId}` as const;

export type StorageKey =
  (typeof storageKeys)[keyof typeof storageKeys] | ReturnType<typeof tabKey>;
