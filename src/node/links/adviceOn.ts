/**
 * What to write instead. Hosts tell "A" from "a", unlike some disks, and a
 * reader who sees no other difference must be told of that one.
 */
export const adviceOn = (written: string, meant: string): string =>
  written !== meant && written.toLowerCase() === meant.toLowerCase()
    ? `Write "${meant}": capitals count.`
    : `Did you mean "${meant}"?`;

const forms: readonly [RegExp, string][] = [
  [/^www\.[^/?#]+\.[a-z]{2,}(?:[/?#:]|$)/i, "https://"],
  [/^[^\s/@:]+@[^\s/@:]+\.[a-z]{2,}$/i, "mailto:"],
];

/**
 * The address of another site or of a mailbox with its protocol, without which
 * it is the path of a file.
 * @example wholeAddress("www.example.org") -> "https://www.example.org"
 */
export function wholeAddress(written: string): string | undefined {
  const address = written.trim();
  const form = forms.find(([pattern]) => pattern.test(address));
  return form && form[1] + address;
}
