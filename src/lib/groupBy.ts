/**
 * Groups items by a key; groups and items keep the order they come in.
 * @example groupBy(["a1", "b1", "a2"], ([letter]) => letter) -> [["a", ["a1", "a2"]], ["b", ["b1"]]]
 */
export const groupBy = <Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): [Key, Item[]][] => [...groupByKeys(items, (item) => [keyOf(item)])];

/** Groups items that each have several keys: an item is once in the group of each. */
export function groupByKeys<Item, Key>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly Key[],
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) {
      const known = groups.get(key);
      if (known) known.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}
