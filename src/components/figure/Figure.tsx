/** @jsxImportSource hastscript */
import { z } from "zod";
import { element, markFolder } from "../content";
import type { Content, Given } from "../content";
import { defineProps, flag, oneOf, text } from "../props";
import { ui } from "../ui";

export type PictureProps = {
  src: string;
  /** The picture for dark mode. Default: `src`. */
  dark?: string | undefined;
  alt?: string | undefined;
  /** The width on the page, in CSS pixels or as a percentage. Default: that of the file, or as there is room. */
  width?: string | number | undefined;
  /** Only for pictures whose size the build can't know. */
  height?: string | number | undefined;
  /** The width on each kind of screen, for browsers to choose a file. Default: that of the text. */
  sizes?: string | undefined;
};

/** Creates an element of a special kind, because a picture's files are known only when a page's data is made. */
export const Picture = (props: PictureProps) => element("Picture", props, []);

/** Matches the end of an address for one colour mode, as GitHub has it: `#gh-dark-mode-only`, or in short `#dark`. */
const modeEnding = /#(?:gh-)?(light|dark)(?:-mode-only)?$/;

/**
 * Returns the only colour mode that a picture's address names.
 * @example modeOf("./a.png#dark") -> "dark"
 */
export const modeOf = (src: string): "light" | "dark" | undefined =>
  modeEnding.exec(src)?.[1] as "light" | "dark" | undefined;

const alt = z.string().describe('a text, or alt="" for decoration');

/** The widths of the classes in figure.css, for browsers to choose a file. */
const sizes = {
  narrow: "min(24rem, 92vw)",
  wide: "(min-width: 62.25em) 56rem, 100vw",
  full: "(min-width: 75em) min(100vw - 19rem, 61.5rem), min(42rem, 92vw)",
  side: "(min-width: 75em) 18rem, (min-width: 40em) 12rem, min(24rem, 92vw)",
  bleed: "100vw",
};

type PictureFigureProps = {
  picture: PictureProps;
  caption?: Content | string | undefined;
  attributes?: Readonly<Record<string, string | undefined>>;
  /** Default: true. */
  isZoomable?: boolean | undefined;
};

/** The labels of the lightbox. */
const zoomTexts = () => ({
  "data-enlarge": ui("figureEnlarge"),
  "data-close": ui("figureClose"),
  "data-previous": ui("figurePrevious"),
  "data-next": ui("figureNext"),
  // The lightbox has the numbers.
  "data-position": ui("figurePosition", {
    position: "{position}",
    count: "{count}",
  }),
});

function PictureFigure({
  picture,
  caption,
  attributes,
  isZoomable = true,
}: PictureFigureProps) {
  const texts = isZoomable ? zoomTexts() : {};
  return (
    <figure className="figure" {...attributes} {...texts}>
      {Picture(picture)}
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}

const readProps = defineProps("Figure", {
  src: text,
  dark: text.optional(),
  alt: alt.optional(),
  width: oneOf("narrow", "wide", "full", "side", "bleed").optional(),
  border: flag.optional(),
  zoom: flag.optional(),
});

/** A picture with a caption that may contain links and emphasis. */
export function Figure({ children, ...given }: Given) {
  const props = readProps(given);
  const { width, border, zoom, common, ...picture } = props;
  const figure = PictureFigure({
    picture: { ...picture, sizes: width && sizes[width] },
    caption: children.length > 0 ? children : undefined,
    attributes: {
      ...common,
      "data-width": width,
      "data-border": border ? "" : undefined,
    },
    isZoomable: zoom,
  });
  if (width !== "bleed") return figure;
  // Only pages that show one have its stylesheet.
  const content = markFolder(figure.children as Content, "figure-bleed");
  return { ...figure, children: content };
}

type ImageProps = PictureProps & {
  caption?: string;
  /** The caption, as Markdown and HTML name it. */
  title?: string;
};

/** A picture in a paragraph of its own, from Markdown or HTML. */
export function Image(props: ImageProps) {
  const { src, dark, alt, width, height, caption, title } = props;
  return PictureFigure({
    picture: { src, dark, alt, width, height },
    caption: caption ?? title,
    // With a second picture it shows in both modes.
    attributes: { "data-mode": dark ? undefined : modeOf(src) },
  });
}

export function InlineImage({ src, dark, alt, width, height }: PictureProps) {
  const picture = Picture({ src, dark, alt, width, height });
  const mode = dark ? undefined : modeOf(src);
  return mode ? <span data-mode={mode}>{picture}</span> : picture;
}
