/** Makes a function that calls another one once for each argument, and then has the answer. */
export function memoize<Value, Key = void>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as Value;
  };
}
