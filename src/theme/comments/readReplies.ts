import { getRepliesHost } from "../../lib/repliesHost";

/** A reply to a post on Mastodon or Bluesky. */
export type Reply = {
  name: string;
  /** Where the reply can be read and answered. */
  url: string;
  /** The instant, as ISO 8601. */
  date: string;
  text: string;
};

type Status = {
  account: { display_name: string; acct: string };
  content: string;
  created_at: string;
  /** A warning that hides the content; usually empty. */
  spoiler_text?: string;
  url?: string | null;
};

/** A post and the replies to it; one that was deleted has no post. */
type BlueskyThread = {
  post?: {
    uri: string;
    author: { displayName?: string; handle: string };
    record: { text: string; createdAt: string };
  };
  replies?: BlueskyThread[];
};

/** The address at which a post's server answers with the replies to it. */
export function createRepliesUrl(post: string): string {
  const { origin, pathname } = new URL(post);
  const host = getRepliesHost(origin);
  const [, , handle = "", , id = ""] = pathname.split("/");
  const uri = encodeURIComponent(`at://${handle}/app.bsky.feed.post/${id}`);
  return host === origin
    ? `${host}/api/v1/statuses/${pathname.split("/").at(-1)}/context`
    : `${host}/xrpc/app.bsky.feed.getPostThread?uri=${uri}`;
}

/** Reads the replies in a server's answer, the oldest first. */
export function readReplies(answer: unknown): Reply[] {
  const { descendants, thread } = answer as {
    descendants?: Status[];
    thread?: BlueskyThread;
  };
  const replies = descendants?.map(readStatus) ?? readThread(thread?.replies);
  return replies
    .filter(({ url }) => url.startsWith("https://"))
    .sort((a, b) => a.date.localeCompare(b.date));
}

const readStatus = (status: Status): Reply => ({
  name: status.account.display_name || status.account.acct,
  url: status.url ?? "",
  date: status.created_at,
  // Who wants to see what a warning is about follows the link.
  text: status.spoiler_text || readText(status.content),
});

/** Takes the text out of a server's HTML, of which nothing else is used: tags go first, so that no handler is even looked at. */
function readText(html: string): string {
  const text = html
    .replace(/<br\s*\/?>/gi, "\n")
    .replace(/<\/p>/gi, "\n\n")
    .replace(/<[^>]*>/g, "");
  const { body } = new DOMParser().parseFromString(text, "text/html");
  return body.textContent.trim();
}

/** Lists replies and those to them. */
const readThread = (replies: readonly BlueskyThread[] = []): Reply[] =>
  replies.flatMap(({ post, replies: further }) => [
    ...(post ? [readPost(post)] : []),
    ...readThread(further),
  ]);

const readPost = ({
  uri,
  author,
  record,
}: NonNullable<BlueskyThread["post"]>): Reply => ({
  name: author.displayName || author.handle,
  url: `https://bsky.app/profile/${author.handle}/post/${uri.split("/").at(-1)}`,
  date: record.createdAt,
  text: record.text,
});
