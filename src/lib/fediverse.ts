/** Takes an account of the fediverse, "@name@server", apart; its profile is where Mastodon has it. */
export function parseFediverse(account: string) {
  const [name = "", server = ""] = account.replace(/^@/, "").split("@");
  return { name, server, profile: `https://${server}/@${name}` };
}
