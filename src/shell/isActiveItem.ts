type Target = {
  to?: string | undefined;
  activeBasePath?: string | undefined;
  activeBaseRegex?: string | undefined;
};

/**
 * Tells whether a navbar item stands for the page at a path, both without
 * locale. By segments, not by letters: /blog is not the start of /blogger.
 * @example isActiveItem({ to: "/blog" }, "/blog/first-blog-post") -> true
 */
export function isActiveItem(item: Target, path: string): boolean {
  if (item.activeBaseRegex !== undefined) {
    return new RegExp(item.activeBaseRegex, "i").test(path);
  }
  const base = item.activeBasePath ?? item.to?.replace(/[?#].*$/, "");
  if (base === undefined) return false;
  const [own, current] = [base.toLowerCase(), path.toLowerCase()];
  if (own === "/") return current === "/";
  return current === own || current.startsWith(`${own}/`);
}
