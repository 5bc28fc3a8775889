/** A post's place among the parts of its series, from 1; 0 for one that is not listed there. */
export const partOf = (
  parts: readonly { readonly path: string }[],
  path: string,
): number => parts.findIndex((part) => part.path === path) + 1;

/** Whether there is anything to say of a series: another part than the post itself. */
export const hasOtherParts = (
  parts: readonly { readonly path: string }[],
  path: string,
): boolean => parts.some((part) => part.path !== path);
