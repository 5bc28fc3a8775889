import { markFolder, toContent } from "../../components/content";
import { Image } from "../../components/figure/Figure";
import { Gallery } from "../../components/gallery/Gallery";
import type { EntrySource } from "../content/entry";
import type { ProjectFrontMatter } from "./projectFields";

/** Renders the gallery of a project, in rows below the text. */
export function renderGallery({
  frontMatter: { gallery },
}: Pick<EntrySource<ProjectFrontMatter>, "frontMatter">) {
  if (gallery.length === 0) return [];
  const children = markFolder(toContent(gallery.map(Image)), "figure");
  return markFolder(toContent(Gallery({ children })), "gallery");
}
