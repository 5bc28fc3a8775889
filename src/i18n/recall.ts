const recalled = new WeakMap<object, Map<string, unknown>>();

/**
 * Gives what was made of the same arguments before, as long as their owner
 * lives. For pure functions of plain data that take far longer than it takes
 * to write their arguments down.
 */
export function recall<T>(
  owner: object,
  given: readonly unknown[],
  make: () => T,
): T {
  let known = recalled.get(owner);
  if (!known) {
    known = new Map();
    recalled.set(owner, known);
  }
  const key = JSON.stringify(given);
  if (known.has(key)) return known.get(key) as T;
  const made = make();
  known.set(key, made);
  return made;
}
