import type { ImageObject } from "schema-dts";
import { absoluteUrl } from "../../config/absoluteUrl";
import type { SharedImage } from "../siteImage";

/** A picture and what it shows. */
export const imageOf = ({ src, alt }: SharedImage): ImageObject => ({
  "@type": "ImageObject",
  url: absoluteUrl(src),
  caption: alt ? alt : undefined,
});
