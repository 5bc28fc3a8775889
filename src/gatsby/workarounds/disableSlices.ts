/**
 * Turns off slices, which this site does not use. With them, Gatsby writes each
 * page twice, keeps old styles in pages if only a stylesheet has changed, and
 * prefetches no scripts, because its chunk map is a string in a string.
 */
export function disableSlices(): void {
  delete process.env.GATSBY_SLICES;
}
