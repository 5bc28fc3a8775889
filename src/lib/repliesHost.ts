/** The host that answers with the replies to posts of a host: Bluesky has another one for it. */
export const getRepliesHost = (origin: string): string =>
  origin === "https://bsky.app" ? "https://public.api.bsky.app" : origin;
