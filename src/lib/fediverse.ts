/** Takes an account of the fediverse, "@name@server", apart; its profile is where Mastodon has it. */
export function parseFediverse(account: string) {
  const [name = "", server = ""] = account.replace(/^@/, "").split("@");
  return { name, server, profile: `https://${server}/@${name}` };
}

/** The host that answers with the replies to posts of a host: Bluesky has another one for it. */
export const getRepliesHost = (origin: string): string =>
  origin === "https://bsky.app" ? "https://public.api.bsky.app" : origin;
