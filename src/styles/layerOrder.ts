/**
 * The cascade of every rule on the site. It must be the first style of a page,
 * and webpack may put any module's sheet first; so it is written into the head
 * by itself.
 */
export const layerOrder = "@layer reset,tokens,base,prose,components;";
