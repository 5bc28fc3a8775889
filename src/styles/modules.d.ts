declare module "*.module.css" {
  /** Class names of a CSS module, by the name used in the file. */
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
