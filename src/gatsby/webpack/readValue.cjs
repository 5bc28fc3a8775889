/** A loader that makes a module of a value which follows a file, see defineSiteConfig.ts. */
module.exports = function () {
  const { file, read } = this.getOptions();
  this.addDependency(file);
  const value = read((error) => this.emitError(error));
  // All of a page may depend on it: one that is half new and half old would crash.
  return `module.exports = ${value};
    module.hot?.dispose(() => location.reload());`;
};
