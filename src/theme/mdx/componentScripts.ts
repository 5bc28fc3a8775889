/** Adds the behaviour of a kind of component to a text; returns a function that removes it. */
export type Activate = (text: HTMLElement) => () => void;

/** The client scripts of components, by folder. */
export type ComponentScripts = Readonly<
  Record<string, () => Promise<{ activate: Activate }>>
>;

let scripts: ComponentScripts = {};

/** Has texts load these scripts: components are above the theme, which can't import them. */
export function registerComponentScripts(registered: ComponentScripts): void {
  scripts = registered;
}

/** Finds the script of a kind of component; undefined for those without one. */
export const findComponentScript = (component: string) => scripts[component];
