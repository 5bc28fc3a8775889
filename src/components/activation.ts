/** Adds the behaviour of a kind of component to a text; returns a function that removes it. */
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
