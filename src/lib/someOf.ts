const most = 12;

/**
 * Lists names; of many, the first ones and how many there are besides.
 * @example someOf(["a", "b"]) -> "a, b"
 */
export function someOf(names: readonly string[]): string {
  const rest = names.length - most;
  const first = names.slice(0, most).join(", ");
  return rest > 0 ? `${first} and ${rest} more` : first;
}
