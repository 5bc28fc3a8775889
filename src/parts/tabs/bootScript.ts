import { tabKey } from "../../state/storageKeys";

/**
 * Shows the tab that the address or an earlier choice asks for while the page
 * is still being read, so that nothing moves later: browsers run it only where
 * the tabs are in the first page they load. The same text in all tabs, for a
 * content security policy to know by one hash. React does not compare
 * attributes when it takes the page over.
 */
export const bootScript = `(t=>{
let d=t.dataset,s;
try{s=d.group&&localStorage.getItem(${JSON.stringify(tabKey(""))}+d.group)}catch{}
let p=[...t.children].filter(c=>c.dataset.value),
n=[d.query&&new URLSearchParams(location.search).get(d.query),s].map(v=>p.findIndex(c=>c.dataset.value===v)).find(i=>i>=0);
n>=0&&p.forEach((c,i)=>{
let b=t.firstChild.children[i];
c.toggleAttribute("data-shown",i===n);
b.setAttribute("aria-selected",i===n);
b.tabIndex=i===n?0:-1
})
})(document.currentScript.parentNode)`.replaceAll("\n", "");
