import { siteConfig } from "../../config/resolved";
import { readUrl } from "../../lib/address";
import { getRepliesHost } from "../../lib/fediverse";
import { getDay } from "../../lib/zonedTime";

/** A reply to a post on Mastodon or Bluesky. */
export type Reply = {
  name: string;
  /** The address at which the reply can be read and answered. */
  url: string;
  /** The instant, as ISO 8601. */
  date: string;
  /** Its day in the time zone of the site. */
  day: string;
  /** Empty for a reply that is only a picture or a film. */
  text: string;
  /** The warning that readers see before they open the text. */
  warning: string;
};

export type Replies = {
  /** The oldest first. */
  replies: Reply[];
  /** True if the server has kept some back. */
  hasMore: boolean;
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
  const statuses = list(answer, "descendants");
  const threads = listThreads(get(answer, "thread"));
  const replies = [
    ...statuses.flatMap(readStatus),
    ...threads.slice(1).flatMap((thread) => readPost(get(thread, "post"))),
  ].flatMap(complete);
  return {
    // Each once, whatever the server does.
    replies: [
      ...new Map(replies.map((reply) => [reply.url, reply])).values(),
    ].sort((a, b) => Date.parse(a.date) - Date.parse(b.date)),
    hasMore:
      statuses.length >= mastodonLimit ||
      threads.some(
        (thread) =>
          Number(get(thread, "post", "replyCount")) >
          list(thread, "replies").length,
      ),
  };
}

/** Follows names into an answer, which may lack any of them, or have anything there. */
const get = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>(
    (inner, name) => (inner as Record<string, unknown> | null)?.[name],
    value ?? undefined,
  );

function text(value: unknown, ...names: readonly string[]): string {
  const field = get(value, ...names);
  return typeof field === "string" ? field.trim() : "";
}

function list(value: unknown, ...names: readonly string[]): unknown[] {
  const field = get(value, ...names);
  return Array.isArray(field) ? field : [];
}

type UndatedReply = Omit<Reply, "day">;

/** Adds the day, and the server in place of a name that is missing; without an address or a day of our time there is no reply. */
function complete(reply: UndatedReply): Reply[] {
  const date = new Date(reply.date);
  const { protocol, hostname = "" } = readUrl(reply.url) ?? {};
  if (isNaN(date.getTime()) || protocol !== "https:") return [];
  const day = getDay(date, siteConfig.timeZone);
  const name = reply.name || hostname;
  return /^2\d{3}-/.test(day) ? [{ ...reply, name, day }] : [];
}

/** Reads a reply on Mastodon (https://docs.joinmastodon.org/entities/Status). */
function readStatus(status: unknown): UndatedReply[] {
  const dropEmojis = (words: string) =>
    [...list(status, "emojis"), ...list(status, "account", "emojis")]
      .map((emoji) => text(emoji, "shortcode"))
      .filter(Boolean)
      .reduce((rest, code) => rest.replaceAll(`:${code}:`, ""), words)
      .trim();
  const words = dropEmojis(readHtml(text(status, "content")));
  const isEmpty = !words && list(status, "media_attachments").length === 0;
  const visibility = text(status, "visibility") || "public";
  if (isEmpty || visibility !== "public") return [];
  const name = dropEmojis(text(status, "account", "display_name"));
  return [
    {
      name: name || text(status, "account", "acct"),
      url: text(status, "url"),
      date: text(status, "created_at"),
      text: words,
      warning: dropEmojis(text(status, "spoiler_text")),
    },
  ];
}

/** Takes the text out of a server's HTML, of which nothing else is used but where its blocks end: tags go first, so that no handler is even looked at. */
function readHtml(html: string): string {
  const words = html
    .replace(/<br\s*\/?>/gi, "\n")
    .replace(/(?:<\/?(?:div|h\d|li|ol|pre|ul)\b[^<>]*>\s*)+/gi, "\n")
    .replace(/(?:<\/?(?:blockquote|p)\b[^<>]*>\s*)+/gi, "\n\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/<[^<>]*>/g, "");
  const { body } = new DOMParser().parseFromString(words, "text/html");
  return body.textContent.trim();
}

/** Lists a post on Bluesky, the replies to it and those to them, however deep a server nests them; one that was deleted has no post. */
function listThreads(post: unknown): unknown[] {
  const all = [post];
  // The list grows while it is read.
  for (const thread of all)
    for (const reply of list(thread, "replies")) all.push(reply);
  return all;
}

function readPost(post: unknown): UndatedReply[] {
  const [, , did = "", , id = ""] = text(post, "uri").split("/");
  const words = text(post, "record", "text");
  // Labels say that readers want to be warned, or need an account.
  const labels = [...list(post, "labels"), ...list(post, "author", "labels")];
  const isLabelled = labels.some((label) => !get(label, "neg"));
  const isEmpty = !words && !get(post, "embed");
  if (!id || isLabelled || isEmpty) return [];
  const handle = text(post, "author", "handle");
  // A handle whose domain no longer confirms it leads nowhere.
  const owner = !handle || handle === "handle.invalid" ? did : handle;
  return [
    {
      name: text(post, "author", "displayName") || owner,
      url: `https://bsky.app/profile/${owner}/post/${id}`,
      date: text(post, "record", "createdAt"),
      text: words,
      warning: "",
    },
  ];
}
