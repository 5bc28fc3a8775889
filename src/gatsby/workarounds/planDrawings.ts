import { supportedExtensions } from "gatsby-transformer-sharp/supported-extensions";

/** Has Gatsby plan drawings (SVG) as it plans photos: gatsby-transformer-sharp leaves them out, though sharp reads them. */
export function planDrawings(): void {
  supportedExtensions.svg = true;
}
