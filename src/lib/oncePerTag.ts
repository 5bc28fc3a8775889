/**
 * Keeps what is made for a language tag: making one of Intl's objects takes
 * far longer than using it.
 */
export function oncePerTag<T>(make: (tag: string) => T): (tag: string) => T {
  const made = new Map<string, T>();
  return (tag) => {
    const known = made.get(tag);
    if (known !== undefined) return known;
    const fresh = make(tag);
    made.set(tag, fresh);
    return fresh;
  };
}
