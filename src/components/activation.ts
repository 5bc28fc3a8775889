/**
 * Sets the components of one kind in motion that are in a text, and returns how to
 * stop. Their HTML is complete without it; React never renders it again.
 */
export type Activate = (text: HTMLElement) => () => void;

type Script = () => Promise<{ activate: Activate }>;

/** The scripts of components, by folder; a page loads those of the components it shows. */
export const activations: Readonly<Record<string, Script>> = {
  code: () => import("./code/activate"),
  embed: () => import("./embed/activate"),
  figure: () => import("./figure/activate"),
  tabs: () => import("./tabs/activate"),
};
