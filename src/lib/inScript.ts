/**
 * Writes a value as a script, or JSON, that nothing in it can end: HTML looks
 * for `</script>` even in a string.
 *
 * @param keep What to write in place of a value, as `JSON.stringify` takes it.
 * @example inScript("</script>") -> '"\\u003c/script>"'
 */
export const inScript = (
  value: unknown,
  keep?: (key: string, value: unknown) => unknown,
): string => JSON.stringify(value, keep).replaceAll("<", "\\u003c");
