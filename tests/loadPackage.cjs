/**
 * Has Node load a package, as ES modules too, once for all test files of a
 * process. Jest would convert all its files, and run them again for each test file.
 */
exports.process = (_source, file) => {
  const path = JSON.stringify(file);
  const load = `process.getBuiltinModule("node:module").createRequire(${path})(${path})`;
  return {
    code: `
if (typeof jest !== "undefined")
  module.exports = require("node:vm").runInThisContext(${JSON.stringify(load)});
// The environment's own packages are with Node already.
else module._compile(require("node:fs").readFileSync(${path}, "utf8"), ${path});`,
  };
};
