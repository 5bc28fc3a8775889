/** Every key this site keeps in the browser; the boot script reads the same ones. */
export const storageKeys = {
  colorMode: "site.colorMode",
  announcementId: "site.announcement.id",
  announcementDismissed: "site.announcement.dismissed",
  scroll: "site.scroll",
  comments: "site.comments",
  search: "site.search",
  commentsSession: "site.comments.session",
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];
