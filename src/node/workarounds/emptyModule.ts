/** Stands in for what leaveOut.ts names. Gatsby calls this for each page. */
export const headHandlerForBrowser = () => undefined;
