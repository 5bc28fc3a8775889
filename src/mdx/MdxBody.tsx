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
  type TreeElement,
  type TreeNode,
} from "../lib/contentTree";
import { ImagesContext } from "./ImagesContext";
import { mdxComponents } from "./mdxComponents";

type MdxBodyProps = {
  /** A content tree, as `body` and `summary` of a node hold it. */
  tree: unknown;
  images?: readonly Queries.MdxImageFragment[];
  /** Language of the text where the page speaks another one. */
  lang?: string;
  /** A text that webpack compiled, for it imports components of its own. */
  children?: ReactNode;
};

/** Renders a compiled text. The only place that knows how MDX arrives. */
export function MdxBody({ tree, images = [], lang, children }: MdxBodyProps) {
  return (
    <ImagesContext.Provider value={images}>
      <div className="prose" lang={lang}>
        {tree ? render(tree as TreeNode) : withComponents(children)}
      </div>
    </ImagesContext.Provider>
  );
}

/** What webpack compiled is one element; MDX takes its components as a prop. */
const withComponents = (text: ReactNode) =>
  text
    ? cloneElement(text as ReactElement, { components: mdxComponents })
    : null;

function render(node: TreeNode): ReactNode {
  if (typeof node === "string") return node;
  if (isTreeElement(node)) return renderElement(node);
  return createElement(Fragment, null, ...node.map(render));
}

function renderElement([type, props, ...children]: TreeElement): ReactNode {
  return createElement(
    mdxComponents[type] ?? type,
    props === 0 ? null : props,
    ...children.map(render),
  );
}

export const fragment = graphql`
  fragment MdxImage on ContentImage {
    src
    alt
    file {
      publicURL
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 720)
      }
    }
  }
`;
