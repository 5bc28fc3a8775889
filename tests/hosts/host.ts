/** What a host says to a request, before it sends a file. */
export type Answer =
  | { status: 200 | 404; file: string }
  | { status: 301 | 302 | 308; location: string }
  /** A page of the host's own, which knows nothing of the site. */
  | { status: 404; file?: undefined };

/** A finished site, as a host sees it. */
export type Site = {
  /** Whether there is such a file, by its path without a slash before it. */
  has: (file: string) => boolean;
  /** The lines of `_redirects`. */
  redirects: string;
};

/** How a kind of host answers a path, percent signs decoded. */
export type Host = (site: Site, pathname: string) => Answer;

/** Where the pages of a path may lie. */
export const filesOf = (pathname: string) => {
  const name = pathname.replace(/^\/|\/$/g, "");
  return {
    /** The path without the slash at its end. */
    bare: `/${name}`,
    isFolder: pathname.endsWith("/"),
    exact: pathname.slice(1),
    html: name === "" ? "index.html" : `${name}.html`,
    index: name === "" ? "index.html" : `${name}/index.html`,
  };
};
