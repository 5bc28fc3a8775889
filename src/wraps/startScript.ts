import { inScript } from "../lib/inScript";

/** A page's data by Gatsby's rule, below the prefix; the start page's is `index`. */
const dataOf = (page: string) =>
  `/page-data/${page.replace(/^\/|\/$/g, "") || "index"}/page-data.json`;

/**
 * A script for the end of the document, in place of Gatsby's tags: loads all
 * that takes the page over, at once and after it was painted.
 *
 * Gatsby has the browser load the site's scripts while it still lays the page
 * out, then the page's data, then its template's scripts: three answers of the
 * server to wait for, where one is enough. The largest files come first, for a
 * browser that asks for six at a time. A page in a tab behind is not painted,
 * and does not wait for it.
 *
 * @param page The page's path. A not-found page stands at any address, whose
 *   data nobody knows.
 * @param chunk The name of its template's scripts in Gatsby's chunk map.
 * @param prefix The path that the site is below, with its slash at the end.
 */
export function startScript(page: string, chunk: string, prefix: string) {
  const base = prefix.replace(/\/$/, "");
  const data = ["/page-data/app-data.json"];
  if (!page.endsWith("/404")) data.push(dataOf(page));
  return (
    `(function(d){` +
    `function add(name,values){` +
    `d.head.appendChild(Object.assign(d.createElement(name),values))}` +
    `function start(){` +
    `["app",${inScript(chunk)}].forEach(function(c){` +
    `___chunkMapping[c].forEach(function(f){` +
    `if(/js$/.test(f))add("script",{src:${inScript(base)}+f})})});` +
    `${inScript(data)}.forEach(function(f){` +
    `add("link",{rel:"preload",as:"fetch",crossOrigin:"",href:${inScript(base)}+f})})}` +
    `d.hidden?start():requestAnimationFrame(function(){setTimeout(start)})` +
    `})(document)`
  );
}
