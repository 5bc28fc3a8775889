/** Where a key leads among so many tabs; undefined for keys that lead nowhere. */
export function nextPlace(
  key: string,
  now: number,
  count: number,
  isRtl: boolean,
): number | undefined {
  const step = isRtl ? -1 : 1;
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (now + step + count) % count,
    ArrowLeft: (now - step + count) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}
