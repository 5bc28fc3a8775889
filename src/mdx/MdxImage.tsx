import { TextPicture } from "./TextPicture";

type MdxImageProps = { src: string; alt?: string; caption?: string };

/** A picture as Markdown writes it; its title becomes the caption. */
export function MdxImage({ src, alt, caption }: MdxImageProps) {
  return (
    <figure>
      <TextPicture src={src} alt={alt} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
