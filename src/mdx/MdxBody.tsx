import { graphql } from "gatsby";
import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";
import {
  isTreeElement,
  type SlotProps,
  type TreeElement,
  type TreeNode,
} from "../lib/contentTree";
import { useTextLanguage } from "../i18n/useLocale";
import "../styles/prose";
import { ImagesContext } from "./ImagesContext";
import { mdxComponents } from "./mdxComponents";
import { useActivations } from "./useActivations";

type MdxBodyProps = {
  /** A content tree, as `body` and `summary` of a node hold it. */
  tree: unknown;
  images?: readonly Queries.MdxImageFragment[];
  /** Locale of the text; the page's unless given. */
  lang?: string;
  /** Folders of the components in the text. */
  components?: readonly string[];
  /** The stylesheets of these components. */
  styles?: string;
  /** What webpack compiled of a text that imports components of its own. */
  children?: ReactNode;
};

/** The items of a text's slots: see src/node/markdown/jsx/imports.ts. */
export type Slots = readonly ReactNode[];

const none: readonly string[] = [];

/** Renders a compiled text. The only place that knows how MDX arrives. */
export function MdxBody({
  tree,
  images = [],
  lang,
  components = none,
  styles,
  children,
}: MdxBodyProps) {
  const ref = useActivations(components);
  const languageOf = useTextLanguage();
  const renderAll = (slots?: Slots) => render(tree as TreeNode, slots);
  return (
    <ImagesContext.Provider value={images}>
      {/* Not by react-helmet: while a page is taken over bit by bit, it
          removes what a component that is still to come asks for. */}
      {styles && (
        <style
          data-components=""
          dangerouslySetInnerHTML={{ __html: styles }}
        />
      )}
      <div className="prose" {...languageOf(lang)} ref={ref}>
        {children
          ? cloneElement(children as ReactElement, { render: renderAll })
          : renderAll()}
      </div>
    </ImagesContext.Provider>
  );
}

type EntryBodyProps = Pick<MdxBodyProps, "children"> & {
  /** What a template has queried of an entry. */
  entry: Required<Omit<MdxBodyProps, "tree" | "children">> & { body: unknown };
};

/** Renders the text of an entry on its own page. */
export function EntryBody({ entry, children }: EntryBodyProps) {
  const { body, images, lang, components, styles } = entry;
  return (
    <MdxBody
      tree={body}
      images={images}
      lang={lang}
      components={components}
      styles={styles}
    >
      {children}
    </MdxBody>
  );
}

function render(node: TreeNode, slots?: Slots): ReactNode {
  if (typeof node === "string") return node;
  if (isTreeElement(node)) return renderElement(node, slots);
  return createElement(
    Fragment,
    null,
    ...node.map((one) => render(one, slots)),
  );
}

function renderElement(
  [type, props, ...nodes]: TreeElement,
  slots?: Slots,
): ReactNode {
  const children = nodes.map((one) => render(one, slots));
  if (type === "Slot") return renderSlot(props as SlotProps, children, slots);
  return createElement(
    mdxComponents[type] ?? type,
    props === 0 ? null : props,
    ...children,
  );
}

/** Puts a slot's item into the text; an element gets what is known of it there. */
function renderSlot(
  { n, props }: SlotProps,
  children: readonly ReactNode[],
  slots: Slots = [],
): ReactNode {
  const item = slots[n];
  if (!props || !isValidElement<object>(item)) return item;
  const type =
    typeof item.type === "string"
      ? (mdxComponents[item.type] ?? item.type)
      : item.type;
  return createElement(type, { ...item.props, ...props }, ...children);
}

export const fragment = graphql`
  fragment MdxImage on ContentImage {
    src
    alt
    size {
      width
      height
    }
    file {
      publicURL
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 720)
      }
    }
  }
`;
