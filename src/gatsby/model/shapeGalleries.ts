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
  const shaped = children.map((figure) => shapeFigure(figure, props, images));
  return [type, props, ...(await Promise.all(shaped))];
}

const shapeAll = (nodes: readonly TreeNode[], images: Images) =>
  Promise.all(nodes.map((node) => shapeGalleries(node, images)));

async function shapeFigure(
  figure: TreeNode,
  { "data-layout": layout }: TreeProps,
  images: Images,
): Promise<TreeNode> {
  const [type, props, picture, ...rest] = figure as TreeElement;
  const { src, ...others } = (picture as TreeElement)[1] as TreeProps;
  const filePath = images.find((image) => image.src === src)?.filePath;
  const wide = filePath ? await readShape(filePath) : null;
  if (!filePath || wide === null) return figure;
  const narrowPath = findNarrow(filePath);
  const narrow = narrowPath ? await readShape(narrowPath) : null;
  const style = { "--wide": wide, ...(narrow && { "--narrow": narrow }) };
  const sizes = describeSizes(String(layout), wide, narrow ?? wide);
  return [
    type,
    { ...(props as TreeProps), style },
    ["Picture", { src, ...others, sizes }],
    ...rest,
  ];
}

/** Browsers that support `auto` use the width of the layout; for others this estimates what gallery.css makes. */
function describeSizes(layout: string, wide: number, narrow: number): string {
  const write = (pixels: number, share: number) =>
    `auto, (min-width: 48em) ${Math.round(pixels)}px, ${Math.round(share)}vw`;
  if (layout === "grid") return write(320, 50);
  return layout === "strip"
    ? write(wide * 352, narrow * 55)
    : write(wide * 240, Math.min(narrow * 60, 92));
}
