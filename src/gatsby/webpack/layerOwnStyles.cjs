/** A loader that puts the owner's stylesheet into a layer, the last in the cascade. */
module.exports = (css) => `@layer own {\n${css}\n}`;
