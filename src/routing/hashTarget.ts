/** The element that a hash names, be it written as it is or percent-encoded. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return (
    document.getElementById(id) ?? document.getElementById(decode(id) ?? id)
  );
}

/** `#100%` is no encoding, and decoding it would throw. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
