/** Wraps a function so that it runs once per argument and then returns the stored result. */
export function memoize<Value, Key = void>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as Value;
  };
}
