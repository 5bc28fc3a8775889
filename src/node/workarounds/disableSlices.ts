/**
 * Has Gatsby write the names of scripts into each page. With slices, which
 * this site does not use, it writes each page twice, keeps old style in pages
 * when nothing but a sheet has changed, and prefetches no scripts, because its
 * chunk map is a string in a string.
 */
export function disableSlices(): void {
  delete process.env.GATSBY_SLICES;
}
