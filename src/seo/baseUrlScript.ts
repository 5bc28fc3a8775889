import { localeCodes, localePath } from "../config/locales";
import { inScript } from "../lib/escape";

const boxStyle =
  "position:relative;z-index:99;max-width:60rem;margin:1rem;padding:1rem 1.25rem;" +
  "border:2px solid #b4321f;border-radius:2px;background:#fffdf9;" +
  "color:#1f1b16;font:1rem/1.5 system-ui,sans-serif";

/**
 * The script of a start page, null for others, that tells the owner when the site's scripts were
 * not found, as happens where it is served from a subfolder it was not built
 * for. A script that is merely slow, or that the visitor or their network
 * blocks, is none of the owner's faults: so the host is asked again, and only
 * its answer counts.
 *
 * Written for any browser; nothing that the site loads may be needed for it.
 */
export function baseUrlScript(pathname: string, prefix: string) {
  const page = pathname.replace(/(?<=.)\/$/, "");
  const locale = localeCodes.find((code) => localePath(code, "/") === page);
  if (!locale) return null;
  const own = page === "/" ? page : `${page}/`;
  return (
    `(function(w,d,t){` +
    `var shown,asked={};` +
    `function show(){` +
    `if(shown||w.___loader)return;shown=1;` +
    `var at=(location.pathname.replace(/(\\/index)?(\\.html)?\\/?$/,"")+"/")` +
    `,own=${inScript(own)};` +
    `if(at.slice(-own.length)===own)at=at.slice(0,1-own.length)||at;` +
    `var lines=at===${inScript(prefix)}?[t.incomplete]:` +
    `[t.cause,t.current+" "+${inScript(prefix)},t.suggested+" "+at,t.remedy];` +
    `var box=d.createElement("div");box.id="base-url-banner";` +
    `box.setAttribute("role","alert");box.style.cssText=${inScript(boxStyle)};` +
    `[t.title].concat(lines).forEach(function(line,i){` +
    `var p=d.createElement(i?"p":"strong");p.textContent=line;box.appendChild(p)});` +
    `d.body.insertBefore(box,d.body.firstChild)}` +
    `w.addEventListener("error",function(e){` +
    `var src=e.target&&e.target.tagName==="SCRIPT"?e.target.src:e.filename;` +
    `if(!src||asked[src]||src.indexOf(location.origin)||!/\\.js$/.test(src)||!w.fetch)return;` +
    `asked[src]=1;fetch(src,{method:"HEAD"}).then(function(r){` +
    `if(!r.ok||!/javascript/.test(r.headers.get("content-type")))show()` +
    `},function(){})},true)` +
    `})(window,document,${inScript(scriptMessages.baseUrl[locale])})`
  );
}
