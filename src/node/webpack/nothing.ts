/**
 * Stands in for what leaveOut.ts names, and is read by whatever reads that: so
 * it has no types. Gatsby calls this for each page, to show the `Head` that its
 * template exports: none does.
 */
export const headHandlerForBrowser = () => undefined;
