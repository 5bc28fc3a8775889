/**
 * Adds the behaviour of one kind of component to a text, and returns a function
 * that removes it. The HTML is complete without it; React never renders it again.
 */
export type Activate = (text: HTMLElement) => () => void;

type Script = () => Promise<{ activate: Activate }>;

/** The scripts of components, by folder; a page loads those of the components it shows. */
export const activations: Readonly<Record<string, Script>> = {
  code: () => import("./code/activate"),
  contact: () => import("./contact/activate"),
  embed: () => import("./embed/activate"),
  figure: () => import("./figure/activate"),
  table: () => import("./table/activate"),
  tabs: () => import("./tabs/activate"),
};
