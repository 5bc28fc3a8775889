import type { CSSProperties } from "react";
import type { ResolvedSite } from "../../config/types";

/** The texts of a card; an empty text is left out. Without a title, the cover fills it. */
export type CardText = {
  title: string;
  /** The names of the authors as one text. */
  authors: string;
  date: string;
  /** The site's title. */
  site: string;
  host: string;
  /** The file of the picture beside the title; empty for none. */
  cover: string;
};

export const cardSize = { width: 1200, height: 630 };

/** CSS font-family lists. */
export type CardFonts = { text: string; labels: string };

type CardProps = {
  text: CardText;
  fonts: CardFonts;
  colors: ResolvedSite["colors"]["light"];
};

const padding = 72;

/** Positions in pixels of the margin line and the text, and the width of the title. */
const plainLayout = { line: 300, text: 348, title: 780 };
const coverLayout = { line: 580, text: padding, title: 460 };
const coverAloneLayout = { line: 0, text: padding, title: 0 };

/** The `src` of the picture, for which the renderer gets its bytes. */
export const coverSource = "cover";

/** Title sizes in pixels, each with the most lines that look good in it. */
const titleSizes = [
  { size: 88, maxLines: 2 },
  { size: 76, maxLines: 3 },
  { size: 66, maxLines: 4 },
  { size: 56, maxLines: 4 },
  { size: 48, maxLines: 6 },
];
const smallest = 40;

/** Counts the lines of a text; Infinity if a word is too long for a line. */
function countLines(text: string, perLine: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+|(?<=-)/)) {
    if (word.length > perLine) return Infinity;
    if (used + word.length > perLine) {
      lines += 1;
      used = 0;
    }
    used += word.length + 1;
  }
  return lines;
}

/** Chooses the largest size in which the title fits; characters are about half as wide as high. */
const fitTitle = (title: string, width: number): number =>
  titleSizes.find(
    ({ size, maxLines }) =>
      countLines(title, width / (size * 0.53)) <= maxLines,
  )?.size ?? smallest;

const maxTitleLength = 100;

const shorten = (text: string, maxLength: number): string =>
  text.length <= maxLength
    ? text
    : `${text.slice(0, maxLength).replace(/[\s,;:.–-]+\S*$/u, "")}…`;

const row: CSSProperties = { display: "flex", alignItems: "center" };

/** Renders a card for link previews: a sheet with the margin line of the site. */
export function Card({ text, fonts, colors }: CardProps) {
  const { paper, ink, soft, line, rule } = colors;
  const title = shorten(text.title, maxTitleLength);
  const withCover = title ? coverLayout : coverAloneLayout;
  const layout = text.cover ? withCover : plainLayout;
  const size = fitTitle(title, layout.title);
  const renderBorder = (style: CSSProperties) => (
    <div style={{ position: "absolute", ...style }} />
  );
  return (
    <div
      style={{
        ...cardSize,
        display: "flex",
        flexDirection: "column",
        background: paper,
        color: soft,
        fontFamily: fonts.labels,
        fontWeight: 500,
        fontSize: 26,
        lineHeight: 1.35,
      }}
    >
      {renderBorder({ top: 96, width: "100%", height: 1, background: line })}
      {renderBorder({ top: 534, width: "100%", height: 1, background: line })}
      {renderBorder({
        left: layout.line,
        width: 3,
        height: "100%",
        background: rule,
      })}
      <div
        style={{
          ...row,
          height: 96,
          paddingLeft: layout.text,
          color: ink,
          fontFamily: fonts.text,
          fontWeight: 600,
          fontSize: text.site.length > 50 ? 24 : 30,
        }}
      >
        {shorten(text.site, 65)}
      </div>
      {/* Text looks centred if it is slightly above the centre. */}
      <div style={{ ...row, height: 438, paddingBottom: 16 }}>
        <div style={{ display: "flex", paddingLeft: padding }}>
          {!text.cover && (
            <div
              style={{
                width: layout.line - padding - 24,
                marginRight: layout.text - layout.line + 24,
                // Aligns the text with the first baseline of the title.
                paddingTop: size * 0.92 - 27,
              }}
            >
              {/* An empty column would have no width. */}
              {text.date || "\u00a0"}
            </div>
          )}
          <div
            style={{
              display: "block",
              width: layout.title,
              color: ink,
              fontFamily: fonts.text,
              fontWeight: 600,
              fontSize: size,
              letterSpacing: "-0.015em",
              lineHeight: 1.14,
              textWrap: "balance",
              wordBreak: "break-word",
            }}
          >
            {title}
          </div>
        </div>
        {text.cover && (
          <img
            src={coverSource}
            alt=""
            style={{
              position: "absolute",
              left: layout.line + 24,
              width: cardSize.width - layout.line - 48,
              height: 390,
              objectFit: "contain",
            }}
          />
        )}
      </div>
      <div
        style={{
          ...row,
          justifyContent: "space-between",
          height: 96,
          padding: `0 ${padding}px 0 ${layout.text}px`,
        }}
      >
        {text.authors && (
          <div style={{ color: ink }}>{shorten(text.authors, 40)}</div>
        )}
        <div>{text.host}</div>
      </div>
    </div>
  );
}
