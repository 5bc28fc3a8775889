/** @jsxImportSource hastscript */
import type { ElementContent } from "hast";
import { isBlank, isElement, scrollRegion, type Given } from "../content";
import { ComponentError, defineProps, oneOf } from "../props";
import { ui } from "../ui";

const isFigure = (node: ElementContent): boolean =>
  isElement(node, "figure") && String(node.properties.className) === "figure";

export const galleryLayouts = ["rows", "grid", "strip"] as const;

const readProps = defineProps("Gallery", {
  layout: oneOf(...galleryLayouts).optional(),
});

/**
 * Pictures beside each other, each one whole: in rows of equal height, in a
 * grid of equal columns, or in a strip that scrolls. Their shapes are filled in
 * when a page's data is made (src/gatsby/model/shapeGalleries.ts).
 */
export function Gallery({ children, ...given }: Given) {
  const { layout = "rows", common } = readProps(given);
  const figures = children.filter((node) => !isBlank(node));
  if (figures.length === 0 || !figures.every(isFigure)) {
    throw new ComponentError("<Gallery> may only hold pictures.", {
      expected: ["![…](./a.jpg)", "<Figure>"],
      note: "Put words before or after it, or into a caption.",
    });
  }
  const region = layout === "strip" ? scrollRegion(ui("gallery")) : {};
  return (
    <div className="gallery" data-layout={layout} {...common} {...region}>
      {figures}
    </div>
  );
}
