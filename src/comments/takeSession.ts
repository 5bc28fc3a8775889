/** Takes what signing in has put into the address, and cleans it; null without. */
export function takeSession(parameter: string): string | null {
  const url = new URL(window.location.href);
  const session = url.searchParams.get(parameter);
  if (session === null) return null;
  url.searchParams.delete(parameter);
  // With the router's own state, for to the router it is the same place.
  window.history.replaceState(window.history.state, "", url);
  return session;
}
