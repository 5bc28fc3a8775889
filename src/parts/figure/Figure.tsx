import { inJsx, type Content } from "../content";
import { flag, oneOf, words, type Kind } from "../propKinds";
import { readProps } from "../readProps";
import { PictureFigure } from "./PictureFigure";

/** For decoration it says nothing. */
const alt: Kind<string> = {
  allowed: 'a text, or alt="" for decoration',
  read: (given) => (typeof given === "string" ? given : undefined),
};

/** For browsers to choose a file; see figure.css. */
const sizes = {
  narrow: "(min-width: 720px) 380px, 60vw",
  wide: "(min-width: 1200px) 960px, 100vw",
};

/** A picture whose caption may hold links and emphasis. */
export function Figure({ children, ...given }: { children: Content }) {
  const { width, border, zoom, common, ...picture } = readProps(
    "Figure",
    given,
    {
      src: words,
      dark: words,
      alt,
      width: oneOf("narrow", "wide"),
      border: flag,
      zoom: flag,
    },
    ["src"],
  );
  return (
    <PictureFigure
      picture={{ ...picture, sizes: width && sizes[width] }}
      caption={children.length > 0 ? inJsx(children) : undefined}
      attributes={{
        ...common,
        "data-width": width,
        "data-border": border ? "" : undefined,
      }}
      isZoomable={zoom}
    />
  );
}
