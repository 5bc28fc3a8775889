/** Replaces the modules in leaveOut.ts. Gatsby calls this for each page. */
export const headHandlerForBrowser = () => undefined;
