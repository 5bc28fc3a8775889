/** A value inside some data, with its path. */
export type FoundValue = { value: unknown; path: (string | number)[] };

/**
 * Lists some data and all values in it, outer ones first.
 * @example listValues({ a: ["b"] }) -> [{ value: { a: ["b"] }, path: [] },
 * { value: ["b"], path: ["a"] }, { value: "b", path: ["a", 0] }]
 */
export const listValues = (
  value: unknown,
  path: FoundValue["path"] = [],
): FoundValue[] => [
  { value, path },
  ...(typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        listValues(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
];
