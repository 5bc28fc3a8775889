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
} from "../../lib/contentTree";
import { useLocale } from "../i18n/useLocale";
import "../styles/prose";
import { ImagesContext } from "./TextPicture";
import { mdxComponents } from "./mdxComponents";
import { useActivations } from "./componentScripts";

type MdxBodyProps = {
  /** The compiled tree: `body` or `summary`. */
  tree: unknown;
  images?: readonly Queries.MdxImageFragment[];
  /** The locale of the text. Default: the page's. */
  lang?: string;
  components?: readonly string[];
  styles?: string;
  /** A class for programs that read the page, or for styles of its kind. Default: none. */
  mark?: string | undefined;
  /** The module of a text with imports. */
  children?: ReactNode;
};

/** See src/site/markdown/jsx/imports.ts. */
export type Slots = readonly ReactNode[];

const none: readonly string[] = [];

/** Renders a compiled text. */
export function MdxBody({
  tree,
  images = [],
  lang,
  components = none,
  styles,
  mark = "",
  children,
}: MdxBodyProps) {
  const ref = useActivations(components);
  const { languageOf } = useLocale();
  const renderAll = (slots?: Slots, file?: string | false) =>
    render(
      tree as TreeNode,
      file ? slots?.map((slot) => nameThrower(slot, file)) : slots,
    );
  return (
    <ImagesContext.Provider value={images}>
      {/* Not by react-helmet, which would remove it during hydration. */}
      {styles && (
        <style
          data-components=""
          dangerouslySetInnerHTML={{ __html: styles }}
        />
      )}
      <div
        className={`prose ${mark}`.trim()}
        data-noted={hasFootnotes(tree) || undefined}
        {...languageOf(lang)}
        ref={ref}
      >
        {children
          ? cloneElement(children as ReactElement, { render: renderAll })
          : renderAll()}
      </div>
    </ImagesContext.Provider>
  );
}

/** True for a text with footnotes, which end it. */
function hasFootnotes(tree: unknown): boolean {
  const [last = ""] = (tree as readonly TreeNode[]).slice(-1);
  return (
    isTreeElement(last) && last[1] !== 0 && last[1].className === "footnotes"
  );
}

type EntryBodyProps = Pick<MdxBodyProps, "mark" | "children"> & {
  entry: Queries.EntryBodyFragment;
};

/** Renders the text of an entry on its own page. */
export function EntryBody({ entry, mark, children }: EntryBodyProps) {
  const { body, ...rest } = entry;
  return (
    <MdxBody tree={body} {...rest} mark={mark}>
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
    ...node.map((child) => render(child, slots)),
  );
}

function renderElement(
  [type, props, ...nodes]: TreeElement,
  slots?: Slots,
): ReactNode {
  const children = nodes.map((child) => render(child, slots));
  if (type === "Slot") return renderSlot(props as SlotProps, children, slots);
  return createElement(
    mdxComponents[type] ?? type,
    props === 0 ? null : props,
    ...children,
  );
}

/** Renders the item of a slot; an element gets the props that its place has. */
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

/** Has an element name the file that it is in, should its component throw: Gatsby tells only the page's path. */
function nameThrower(slot: ReactNode, file: string): ReactNode {
  if (!isValidElement<object>(slot) || typeof slot.type !== "function")
    return slot;
  const { key, props, type } = slot;
  if ("isReactComponent" in Object(type.prototype)) return slot;
  const Component = type as (props: object) => ReactElement;
  const Named = (given: object) => {
    try {
      return Component(given);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${file}  <${Component.name}> fails: ${reason}`);
    }
  };
  return createElement(Named, { ...props, key });
}

export const fragments = graphql`
  fragment EntryBody on Entry {
    lang
    body
    components
    styles
    images {
      ...MdxImage
    }
  }

  fragment MdxImage on ContentImage {
    src
    size {
      width
      height
    }
    publicURL
    file {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 720
          breakpoints: [360, 720, 1440, 1968]
        )
      }
    }
  }
`;
