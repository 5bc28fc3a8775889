/** A sheet as text, for a script that brings its own. */
declare module "!!raw-loader!*.css" {
  const text: string;
  export default text;
}

declare module "*.module.css" {
  /** Class names of a CSS module, by the name used in the file. */
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
