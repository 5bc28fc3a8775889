import { TextPicture } from "./TextPicture";

type MdxImageProps = {
  src: string;
  /** The picture for dark mode, which only `<img>` can name. */
  dark?: string;
  alt?: string;
  caption?: string;
};

/** A picture as Markdown writes it; its title becomes the caption. */
export function MdxImage({ src, dark, alt, caption }: MdxImageProps) {
  return (
    <figure>
      <TextPicture src={src} dark={dark} alt={alt} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
