import type { FooterColumn, FooterLink } from "./types";

/** Tells whether the footer's links are columns rather than one row of links. */
export function isFooterColumns(
  links: FooterColumn[] | FooterLink[],
): links is FooterColumn[] {
  const [first] = links;
  return first !== undefined && "items" in first;
}
