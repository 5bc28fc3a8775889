import { scripts } from "own/scripts";
import type { ComponentScripts } from "../theme/mdx/componentScripts";

/** The scripts of components, ours and the owner's, by folder; a page loads those of the components it shows. */
export const componentScripts: ComponentScripts = {
  code: () => import("./code/activate"),
  contact: () => import("./contact/activate"),
  embed: () => import("./embed/activate"),
  figure: () => import("./figure/activate"),
  table: () => import("./table/activate"),
  tabs: () => import("./tabs/activate"),
  ...scripts,
};
