/**
 * Groups items by a key; groups and items keep their order.
 * @example groupBy(["a1", "b1", "a2"], ([letter]) => letter) -> [["a", ["a1",
 * "a2"]], ["b", ["b1"]]]
 */
export const groupBy = <Item, Key>(
  items: readonly Item[],
  getKey: (item: Item) => Key,
): [Key, Item[]][] => [...groupByKeys(items, (item) => [getKey(item)])];

/** Groups items by several keys each: an item is in the group of each of its keys, once. */
export function groupByKeys<Item, Key>(
  items: readonly Item[],
  getKeys: (item: Item) => readonly Key[],
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    for (const key of new Set(getKeys(item))) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}

/**
 * Lists the items whose key an earlier item has, in their order, with the first
 * item of that key.
 * @example findRepeats(["a", "b", "a"], (item) => item) -> [{ item: "a", index:
 * 2, first: "a" }]
 */
export const findRepeats = <Item>(
  items: readonly Item[],
  getKey: (item: Item) => unknown,
): { item: Item; index: number; first: Item }[] => {
  const known = new Map<unknown, Item>();
  return items.flatMap((item, index) => {
    const key = getKey(item);
    const first = known.get(key);
    if (first !== undefined) return { item, index, first };
    known.set(key, item);
    return [];
  });
};
