/** A loader that takes out page queries and fragments, which Gatsby reads from the source. */
module.exports = (code) => code.replace(/\bgraphql\s*`[^`]*`/g, "undefined");
