/** Attributes by name; null is one without a value. */
export type DirectiveAttributes = Record<string, string | null>;

const attribute =
  /\s*(?:#([^\s#.}"'=]+)|\.([^\s#.}"'=]+)|([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`}]+)))?)\s*/y;

/**
 * Reads `{#id .class name="value" flag}`; undefined where it is anything else.
 * @example readAttributes('{#a .b .c open}') -> { id: "a", class: "b c", open: null }
 */
export function readAttributes(text: string): DirectiveAttributes | undefined {
  const attributes: DirectiveAttributes = {};
  const inner = text.slice(1, -1);
  attribute.lastIndex = 0;
  while (attribute.lastIndex < inner.trimEnd().length) {
    const found = attribute.exec(inner);
    if (!found) return undefined;
    const [, id, className, name, ...values] = found;
    if (id) attributes.id = id;
    else if (className) {
      attributes.class = [attributes.class, className]
        .filter(Boolean)
        .join(" ");
    } else if (name) {
      attributes[name] =
        values.find((value?: string) => value !== undefined) ?? null;
    }
  }
  return attributes;
}
