import { graphql } from "gatsby";
import {
  cloneElement,
  createElement,
  Fragment,
  type ReactElement,
  type ReactNode,
} from "react";
import {
  isTreeElement,
  type OwnProps,
  type TreeElement,
  type TreeNode,
} from "../lib/contentTree";
import { useTextLanguage } from "../i18n/useTextLanguage";
import "../styles/prose";
import { ImagesContext } from "./ImagesContext";
import { mdxComponents } from "./mdxComponents";
import { renderOwn, type OwnModule } from "./renderOwn";
import { useActivations } from "./useActivations";

type MdxBodyProps = {
  /** A content tree, as `body` and `summary` of a node hold it. */
  tree: unknown;
  images?: readonly Queries.MdxImageFragment[];
  /** Locale of the text; the page's unless given. */
  lang?: string;
  /** Folders of the parts in the text. */
  parts?: readonly string[];
  /** The sheets of these parts. */
  styles?: string;
  /** What webpack compiled of a text that imports components of its own. */
  children?: ReactNode;
};

const none: readonly string[] = [];

/** Renders a compiled text. The only place that knows how MDX arrives. */
export function MdxBody({
  tree,
  images = [],
  lang,
  parts = none,
  styles,
  children,
}: MdxBodyProps) {
  const ref = useActivations(parts);
  const languageOf = useTextLanguage();
  const renderAll = (own?: OwnModule) => render(tree as TreeNode, own);
  return (
    <ImagesContext.Provider value={images}>
      {/* Not by react-helmet: while a page is taken over bit by bit, it
          removes what a component that is still to come asks for. */}
      {styles && (
        <style data-parts="" dangerouslySetInnerHTML={{ __html: styles }} />
      )}
      <div className="prose" {...languageOf(lang)} ref={ref}>
        {children
          ? cloneElement(children as ReactElement, { render: renderAll })
          : renderAll()}
      </div>
    </ImagesContext.Provider>
  );
}

function render(node: TreeNode, own?: OwnModule): ReactNode {
  if (typeof node === "string") return node;
  if (isTreeElement(node)) return renderElement(node, own);
  return createElement(Fragment, null, ...node.map((one) => render(one, own)));
}

function renderElement(
  [type, props, ...nodes]: TreeElement,
  own?: OwnModule,
): ReactNode {
  const children = nodes.map((one) => render(one, own));
  if (type === "Own") return renderOwn(props as OwnProps, children, own);
  return createElement(
    mdxComponents[type] ?? type,
    props === 0 ? null : props,
    ...children,
  );
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
