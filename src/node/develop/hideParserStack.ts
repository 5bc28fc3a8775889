type Parse = (code: string, options: object) => unknown;

/**
 * A Babel plugin that marks syntax errors as webpack's own loaders do: their
 * message has file, line and code; the way through the parser that would
 * follow, forty lines, tells nobody anything.
 */
// eslint-disable-next-line import-x/no-default-export -- Babel asks for one.
export default function hideParserStack() {
  return {
    parserOverride(code: string, options: object, parse: Parse): unknown {
      try {
        return parse(code, options);
      } catch (error) {
        throw Object.assign(error as Error, { hideStack: true });
      }
    },
  };
}
