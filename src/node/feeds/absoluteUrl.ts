const linkable = /^(?:https?|ftp|mailto|tel|sms|geo|xmpp):$/;

/**
 * An address as it must stand where the page around it is unknown; undefined
 * where nothing can be linked (scripts, addresses that are none).
 * @example absoluteUrl("#why", "https://a.example/blog/b") -> "https://a.example/blog/b#why"
 */
export function absoluteUrl(address: string, base: string): string | undefined {
  try {
    const { href, protocol } = new URL(address, base);
    return linkable.test(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}
