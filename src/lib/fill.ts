/** Puts the given fields over the defaults; a field set to `undefined` counts as left out. */
export function fill<Defaults extends object, Given extends object>(
  defaults: Defaults,
  given: Given = {} as Given,
) {
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...defaults, ...(Object.fromEntries(set) as Given) };
}
