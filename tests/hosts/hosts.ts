import { filesOf, type Host } from "./host";
import { findRule } from "./rules";

// What hosts do with x.html beside x/index.html, and with either alone, was
// tried out on all of them at https://github.com/slorber/trailing-slash-guide.

/** docs.netlify.com/routing/redirects: files first, then rules, then 404.html. Pretty URLs on, as by default. */
const netlify: Host = ({ has, redirects }, pathname) => {
  const { bare, isFolder, exact, html, index } = filesOf(pathname);
  if (has(exact)) return { status: 200, file: exact };
  if (isFolder && has(html) && bare !== "/") {
    return { status: 301, location: bare };
  }
  if (has(html)) return { status: 200, file: html };
  if (has(index)) {
    return isFolder
      ? { status: 200, file: index }
      : { status: 301, location: `${bare}/` };
  }
  const rule = findRule(redirects, pathname);
  if (!rule) return { status: 404, file: "404.html" };
  const { status, to } = rule;
  return status === 404 || status === 200
    ? { status, file: to.slice(1) }
    : { status: status === 302 ? 302 : 301, location: to };
};

/** GitHub Pages: no rules, and one 404.html for everything unknown. */
const githubPages: Host = ({ has }, pathname) => {
  const { bare, isFolder, exact, html, index } = filesOf(pathname);
  if (has(exact)) return { status: 200, file: exact };
  if (!isFolder && has(html)) return { status: 200, file: html };
  if (!has(index)) return { status: 404, file: "404.html" };
  return isFolder
    ? { status: 200, file: index }
    : { status: 301, location: `${bare}/` };
};

/**
 * developers.cloudflare.com/pages/configuration: rules come before files, but
 * have no 404; addresses lose ".html"; the closest 404.html answers.
 */
const cloudflarePages: Host = ({ has, redirects }, pathname) => {
  const rule = findRule(redirects, pathname);
  if (rule && rule.status !== 404) {
    return { status: rule.status === 301 ? 301 : 302, location: rule.to };
  }
  const { bare, isFolder, exact, html, index } = filesOf(pathname);
  if (has(exact) && exact.endsWith(".html")) {
    return {
      status: 308,
      location: `/${exact}`.replace(/(index)?\.html$/, ""),
    };
  }
  if (has(exact)) return { status: 200, file: exact };
  if (isFolder && has(index)) return { status: 200, file: index };
  if (has(html)) {
    return isFolder
      ? { status: 308, location: bare }
      : { status: 200, file: html };
  }
  if (has(index)) return { status: 308, location: `${bare}/` };
  const parts = pathname.split("/").slice(1, -1);
  const closest = parts
    .map((_, end) => `${parts.slice(0, parts.length - end).join("/")}/404.html`)
    .find(has);
  return { status: 404, file: closest ?? "404.html" };
};

/** nginx and Apache with what docs/hosting-nginx-apache.md says: every form shows the page, none redirects. */
const configured: Host = ({ has }, pathname) => {
  const { exact, html, index } = filesOf(pathname);
  const file = [exact, html, index].find(has);
  if (file !== undefined) return { status: 200, file };
  const [section = ""] = exact.split("/");
  const own = `${section}/404.html`;
  const isBelow = exact.includes("/") && has(own);
  return { status: 404, file: isBelow ? own : "404.html" };
};

/** Any server of files: folders have an index.html, and their addresses end with a slash. */
const bare: Host = ({ has }, pathname) => {
  const { bare: name, isFolder, exact, index } = filesOf(pathname);
  if (has(exact)) return { status: 200, file: exact };
  if (!has(index)) return { status: 404 };
  return isFolder
    ? { status: 200, file: index }
    : { status: 301, location: `${name}/` };
};

export const hosts = {
  netlify,
  githubPages,
  cloudflarePages,
  configured,
  bare,
} as const satisfies Record<string, Host>;

export type HostName = keyof typeof hosts;
