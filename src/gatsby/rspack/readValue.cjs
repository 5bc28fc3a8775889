/** A loader that reads a value which DefinePlugin of webpack would read, see defineValues.ts. */
module.exports = function () {
  const { fn, options } = this.getOptions();
  for (const file of options?.fileDependencies ?? []) this.addDependency(file);
  const addError = (error) => this.emitError(error);
  const module = { addError, getNumberOfErrors: () => 0 };
  // All of a page may depend on it: one that is half new and half old would crash.
  return `module.exports = ${fn({ module })};
    module.hot?.dispose(() => location.reload());`;
};
