/** @jsxImportSource hastscript */
import { inBlocks, isBlank, type Given } from "../content";
import { ComponentError, address, defineProps, text } from "../props";

const linked = (text: string, href: string | undefined) =>
  href ? <a href={href}>{text}</a> : text;

const readProps = defineProps("Quote", {
  author: text.optional(),
  source: text.optional(),
  title: text.optional(),
  href: address.optional(),
});

export function Quote({ children, ...given }: Given) {
  const { title, author, href, common, ...read } = readProps(given);
  const source = read.source ?? title;
  if (author === undefined && source === undefined) {
    throw new ComponentError("<Quote> needs an author or a source.", {
      expected: ['author="…", source="…", or both'],
      note: "Name one, or write a plain quotation (> …).",
    });
  }
  if (children.every(isBlank)) {
    throw new ComponentError("<Quote> is empty.", {
      note: "Write the quotation between the tags.",
    });
  }
  return (
    <figure className="quote" id={common.id}>
      {/* `lang` is the language of the quotation, not of its source. */}
      <blockquote cite={href} lang={common.lang}>
        {inBlocks(children)}
      </blockquote>
      <figcaption>
        {author && (source ? author : linked(author, href))}
        {author && source ? ", " : null}
        {source && <cite>{linked(source, href)}</cite>}
      </figcaption>
    </figure>
  );
}
