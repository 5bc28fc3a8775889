const clean = (path: string) =>
  path.replace(/(\/index)?\.html$/, "").replace(/(?<=.)\/$/, "") || "/";

/**
 * Whether the visitor has gone Back or Forward, among the addresses that a
 * document before this one made, while this one was still loading.
 */
export function isAddressLeft(): boolean {
  const [opened] = performance.getEntriesByType("navigation");
  if (!opened) return false;
  const { pathname } = new URL(opened.name);
  return clean(pathname) !== clean(window.location.pathname);
}
