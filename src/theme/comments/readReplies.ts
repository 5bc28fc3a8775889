import { siteConfig } from "../../config/resolved";
import { getRepliesHost } from "../../lib/repliesHost";
import { getDay } from "../../lib/zonedTime";

/** A reply to a post on Mastodon or Bluesky. */
export type Reply = {
  name: string;
  /** Where the reply can be read and answered. */
  url: string;
  /** The instant, as ISO 8601. */
  date: string;
  /** Its day in the time zone of the site. */
  day: string;
  /** Empty for a reply that is only a picture or a film. */
  text: string;
  /** What readers are warned of before they open the text. */
  warning: string;
};

export type Replies = {
  /** The oldest first. */
  replies: Reply[];
  /** True if the server has kept some back. */
  hasMore: boolean;
};

/**
 * What a server answers with, if it does as documented. Servers of others leave
 * fields out, or fill them with anything.
 */
type Loose<Answer> = Answer extends readonly (infer Item)[]
  ? readonly Loose<Item>[] | null
  : Answer extends object
    ? { [Name in keyof Answer]?: Loose<Answer[Name]> | null } | null
    : unknown;

type Emojis = { shortcode: string }[];
type Status = {
  account: { display_name: string; acct: string; emojis: Emojis };
  content: string;
  created_at: string;
  emojis: Emojis;
  media_attachments: object[];
  /** A warning that hides the content; usually empty. */
  spoiler_text: string;
  url: string;
  visibility: string;
};
type Label = { val: string; neg: boolean };
/** A post and the replies to it; one that was deleted has no post. */
type BlueskyThread = {
  post: {
    uri: string;
    author: { displayName: string; handle: string; labels: Label[] };
    record: { text: string; createdAt: string };
    embed: object;
    labels: Label[];
    replyCount: number;
  };
  replies: BlueskyThread[];
};

/** As many as Mastodon gives to readers who are not logged in. */
const mastodonLimit = 60;
/** Levels of replies to replies; Bluesky gives six unless asked. */
const blueskyDepth = 100;

/** The address at which a post's server answers with the replies to it. */
export function createRepliesUrl(post: string): string {
  const { origin, pathname } = new URL(post);
  const host = getRepliesHost(origin);
  const [, , handle = "", , id = ""] = pathname.split("/");
  const uri = encodeURIComponent(`at://${handle}/app.bsky.feed.post/${id}`);
  return host === origin
    ? `${host}/api/v1/statuses/${pathname.split("/").at(-1)}/context`
    : `${host}/xrpc/app.bsky.feed.getPostThread?uri=${uri}&depth=${blueskyDepth}`;
}

/** Reads the replies in a server's answer. What is not for everybody, or can't be shown, is left out. */
export function readReplies(answer: unknown): Replies {
  const { descendants, thread } = (answer ?? {}) as {
    descendants?: unknown;
    thread?: Loose<BlueskyThread>;
  };
  const statuses = toList<Loose<Status>>(descendants);
  const posts = toList<Loose<BlueskyThread>>(thread?.replies);
  const found = [...statuses.map(readStatus), ...posts.flatMap(readThread)];
  const replies = found.flatMap((reply) => (reply ? complete(reply) : []));
  return {
    // Each once, whatever the server does.
    replies: [
      ...new Map(replies.map((reply) => [reply.url, reply])).values(),
    ].sort((a, b) => Date.parse(a.date) - Date.parse(b.date)),
    hasMore:
      statuses.length >= mastodonLimit ||
      Number(thread?.post?.replyCount ?? 0) > posts.length,
  };
}

const toText = (value: unknown): string =>
  typeof value === "string" ? value : "";

const toList = <Item>(value: unknown): readonly Item[] =>
  Array.isArray(value) ? (value as Item[]) : [];

/** Adds the day; without an address or a day of our time there is no reply. */
function complete(reply: Omit<Reply, "day">): Reply[] {
  const date = new Date(reply.date);
  if (isNaN(date.getTime()) || !reply.url.startsWith("https://")) return [];
  const day = getDay(date, siteConfig.timeZone);
  return /^2\d{3}-/.test(day) ? [{ ...reply, day }] : [];
}

function readStatus(status: Loose<Status>): Omit<Reply, "day"> | undefined {
  const { account, emojis, media_attachments: media } = status ?? {};
  const text = dropEmojis(readText(toText(status?.content)), emojis);
  const isPublic = (status?.visibility ?? "public") === "public";
  if (!isPublic || (!text && toList(media).length === 0)) return undefined;
  const name = dropEmojis(toText(account?.display_name), account?.emojis);
  return {
    name: name || toText(account?.acct),
    url: toText(status?.url),
    date: toText(status?.created_at),
    text,
    warning: dropEmojis(toText(status?.spoiler_text), emojis),
  };
}

/** Removes the names of a server's own pictures, such as `:blobcat:`. */
const dropEmojis = (text: string, emojis: unknown): string =>
  toList<Loose<Emojis[number]>>(emojis)
    .reduce(
      (rest, emoji) => rest.replaceAll(`:${toText(emoji?.shortcode)}:`, ""),
      text,
    )
    .trim();

/** Takes the text out of a server's HTML, of which nothing else is used: tags go first, so that no handler is even looked at. */
function readText(html: string): string {
  const text = html
    .replace(/<br\s*\/?>/gi, "\n")
    .replace(/<\/p>/gi, "\n\n")
    .replace(/<[^<>]*>/g, "");
  const { body } = new DOMParser().parseFromString(text, "text/html");
  return body.textContent.trim();
}

/** Lists a reply and those to it. */
const readThread = (
  thread: Loose<BlueskyThread>,
): (Omit<Reply, "day"> | undefined)[] => [
  readPost(thread?.post),
  ...toList<Loose<BlueskyThread>>(thread?.replies).flatMap(readThread),
];

/** True for what is for readers with an account only, or what they are warned of. */
const isLabelled = (labels: unknown): boolean =>
  toList<Loose<Label>>(labels).some((label) => label && !label.neg);

function readPost(
  post: Loose<BlueskyThread["post"]> | undefined,
): Omit<Reply, "day"> | undefined {
  const { author, embed, record } = post ?? {};
  const [, , did = "", , id = ""] = toText(post?.uri).split("/");
  const text = toText(record?.text).trim();
  if (isLabelled(post?.labels) || isLabelled(author?.labels)) return undefined;
  if (!id || (!text && !embed)) return undefined;
  const handle = toText(author?.handle);
  // A handle whose domain no longer confirms it leads nowhere.
  const owner = !handle || handle === "handle.invalid" ? did : handle;
  return {
    name: toText(author?.displayName).trim() || owner,
    url: encodeURI(`https://bsky.app/profile/${owner}/post/${id}`),
    date: toText(record?.createdAt),
    text,
    warning: "",
  };
}
