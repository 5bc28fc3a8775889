/** A page's HTML, and the longest list of links in it, which is the sidebar. */
export function splitSidebar(html: string): { rest: string; sidebar: string } {
  const [sidebar = ""] = [...html.matchAll(/<nav[ >][^]*?<\/nav>/g)]
    .map(([nav]) => nav)
    .sort((a, b) => b.length - a.length);
  return { rest: html.replace(sidebar, () => ""), sidebar };
}
