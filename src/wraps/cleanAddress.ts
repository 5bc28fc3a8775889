/**
 * A script for the document's head: hosts answer `/about.html` and
 * `/about/index.html` with the page, and the router knows only `/about`. It
 * must run before any script of Gatsby's, which reads the address at once.
 */
export const cleanAddress =
  `(function(l){` +
  `var p=l.pathname.replace(/(\\/index)?\\.html$/,"");` +
  `if(p!==l.pathname)history.replaceState(null,"",(p||"/")+l.search+l.hash)` +
  `})(location)`;
