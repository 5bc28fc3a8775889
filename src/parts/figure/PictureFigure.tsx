import type { ReactNode } from "react";
import { siteConfig } from "../../config/resolved";
import { Picture, type PictureProps } from "../Picture";
import { ui } from "../ui";

type Common = { id?: string | undefined; lang?: string | undefined };

type PictureFigureProps = {
  picture: PictureProps;
  caption?: ReactNode;
  /** Where the figure differs from others. */
  attributes?: Readonly<Record<`data-${string}`, string | undefined> & Common>;
  /** Whether readers may enlarge it. Default: true. */
  isZoomable?: boolean;
};

/** What the script says that enlarges pictures. */
const zoomTexts = () => ({
  "data-enlarge": ui("figureEnlarge"),
  "data-zoom": ui("figureZoom"),
  "data-close": ui("figureClose"),
  "data-previous": ui("figurePrevious"),
  "data-next": ui("figureNext"),
});

/** A picture by itself, with its caption. */
export function PictureFigure({
  picture,
  caption,
  attributes,
  isZoomable = true,
}: PictureFigureProps) {
  const texts = isZoomable && siteConfig.lightbox ? zoomTexts() : {};
  return (
    <figure className="figure" {...attributes} {...texts}>
      <Picture {...picture} />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
