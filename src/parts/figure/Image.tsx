import { Picture } from "../Picture";
import type { PictureProps } from "../Picture";

type ImageProps = PictureProps & { caption?: string };

/** A picture that stands alone, as Markdown writes it; its title is the caption. */
export function Image({ caption, ...picture }: ImageProps) {
  return (
    <figure>
      <Picture {...picture} />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
