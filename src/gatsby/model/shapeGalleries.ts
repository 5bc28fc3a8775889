import { isTreeElement } from "../../lib/contentTree";
import type { TreeElement, TreeNode, TreeProps } from "../../lib/contentTree";
import type { ImageRef } from "../../site/content/images";
import { readShape } from "./imageSize";
import { findNarrow } from "./pictureVersions";

type Images = readonly ImageRef[];

/**
 * Tells the galleries of a content tree the shapes of their pictures, from
 * which gallery.css makes rows of equal height, and browsers the widths at which
 * these show them. A picture may be replaced without a change of the text, so
 * this is not stored.
 */
export async function shapeGalleries(
  node: TreeNode,
  images: Images,
): Promise<TreeNode> {
  if (typeof node === "string") return node;
  if (!isTreeElement(node)) return shapeAll(node, images);
  const [type, props, ...children] = node;
  if (props === 0 || props.className !== "gallery")
    return [type, props, ...(await shapeAll(children, images))];
  const count = children.length;
  const shaped = children.map((figure, index) =>
    shapeFigure(figure, images, {
      layout: String(props["data-layout"]),
      position: index + 1,
      count,
    }),
  );
  return [type, props, ...(await Promise.all(shaped))];
}

const shapeAll = (nodes: readonly TreeNode[], images: Images) =>
  Promise.all(nodes.map((node) => shapeGalleries(node, images)));

async function shapeFigure(
  figure: TreeNode,
  images: Images,
  place: Place,
): Promise<TreeNode> {
  const [type, props, picture, ...rest] = figure as TreeElement;
  const { src, ...others } = (picture as TreeElement)[1] as TreeProps;
  const filePath = images.find((image) => image.src === src)?.filePath;
  const wide = filePath ? await readShape(filePath) : null;
  if (!filePath || wide === null) return figure;
  const narrowPath = findNarrow(filePath);
  const narrow = narrowPath ? await readShape(narrowPath) : null;
  const style = { "--wide": wide, ...(narrow && { "--narrow": narrow }) };
  const sizes = describeSizes(place, wide, narrow ?? wide);
  return [
    type,
    { ...(props as TreeProps), style },
    ["Picture", { src, ...others, sizes }],
    ...rest,
  ];
}

/** The place of a picture in its gallery; the first has position 1. */
type Place = { layout: string; position: number; count: number };

/** The widest that the column is, in CSS pixels, and its share of a phone's window. */
const column = { pixels: 984, share: 92 };

/**
 * Browsers that support `auto` use the width of the layout. For others this is
 * the most that gallery.css makes of it, or they would enlarge a smaller file.
 */
function describeSizes(place: Place, wide: number, narrow: number): string {
  const [most, mostNarrow] = findShares(place, wide, narrow);
  const pixels = Math.round(Math.min(most, 1) * column.pixels);
  const share = Math.round(Math.min(mostNarrow, 1) * column.share);
  return `auto, (min-width: 48em) ${pixels}px, ${share}vw`;
}

/** Finds the share of the column's width that a picture has at most, in wide and in narrow windows. */
function findShares(
  { layout, position, count }: Place,
  wide: number,
  narrow: number,
): [wide: number, narrow: number] {
  if (layout === "strip") return [wide * 0.36, narrow * 0.6];
  if (layout === "rows")
    return count < 3
      ? [wide * 0.67, narrow * 0.67]
      : [wide * 0.38, narrow * 0.75];
  // What is left of rows of three fills rows of two; an odd one is alone on phones.
  const inRowsOfTwo = count % 3 === 1 ? 4 : count % 3 === 2 ? 2 : 0;
  const isLast = position === count;
  const share = count - position < inRowsOfTwo ? 1 / 2 : 1 / 3;
  return [count === 1 ? 1 : share, isLast && count % 2 === 1 ? 1 : 1 / 2];
}
