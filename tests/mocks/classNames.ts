/** Gives each class of a stylesheet its own name. */
module.exports = new Proxy(
  {},
  { get: (_, name) => (name === "__esModule" ? true : name) },
);
