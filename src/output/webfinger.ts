import type { ResolvedSite } from "../config/types";
import { parseFediverse } from "../lib/fediverse";
import type { Output } from "./generatedFiles";

/** The path that servers of the fediverse ask a domain at, whatever the name before it. */
export const webfingerPath = "/.well-known/webfinger";

/** What makes it an answer that servers and the pages of other sites read. */
export const webfingerHeaders = {
  "Content-Type": "application/jrd+json",
  "Access-Control-Allow-Origin": "*",
};

/** Writes the answer that leads from any name at the site's domain to the owner's account, as Mastodon's server gives it. */
export function writeWebfinger(
  { write }: Pick<Output, "write">,
  { presence }: Pick<ResolvedSite, "presence">,
): void {
  if (!presence) return;
  const { name, server, profile } = parseFediverse(presence.fediverse);
  const answer = {
    subject: `acct:${name}@${server}`,
    aliases: [profile],
    links: [
      {
        rel: "http://webfinger.net/rel/profile-page",
        type: "text/html",
        href: profile,
      },
      {
        rel: "self",
        type: "application/activity+json",
        href: `https://${server}/users/${name}`,
      },
    ],
  };
  write(webfingerPath.slice(1), JSON.stringify(answer));
}
