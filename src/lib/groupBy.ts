/**
 * Groups items by a key; groups and items keep the order they come in.
 * @example groupBy(["a1", "b1", "a2"], ([letter]) => letter) -> [["a", ["a1", "a2"]], ["b", ["b1"]]]
 */
export function groupBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): [Key, Item[]][] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const known = groups.get(key);
    if (known) known.push(item);
    else groups.set(key, [item]);
  }
  return [...groups];
}
