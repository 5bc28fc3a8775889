/** A typeface of the owner's by its files in `static/`, or one that has a package of Fontsource. */
export type Typeface = {
  family: string;
  kind: "serif" | "sans";
  /** Regular, or all weights in a variable font. */
  regular?: string;
  bold?: string;
  italic?: string;
};

/** Names the parts that are set in a typeface: text has prose and headings, labels have menus, dates and buttons. */
export type Typefaces = { text: Typeface; labels: Typeface };

const serif = (family: string): Typeface => ({ family, kind: "serif" });
const sans = (family: string): Typeface => ({ family, kind: "sans" });

/** Pairs that go together; all of them are in packages of Fontsource. */
export const typefacePairs = {
  source: { text: serif("Source Serif 4"), labels: sans("Instrument Sans") },
  newsreader: { text: serif("Newsreader"), labels: sans("Instrument Sans") },
  fraunces: { text: serif("Fraunces"), labels: sans("Hanken Grotesk") },
  spectral: { text: serif("Spectral"), labels: sans("Karla") },
  plex: { text: serif("IBM Plex Serif"), labels: sans("IBM Plex Sans") },
  hanken: { text: sans("Hanken Grotesk"), labels: sans("Hanken Grotesk") },
} satisfies Record<string, Typefaces>;

/** A weight and style that src/theme/styles asks for. */
export type Face = { weight: 400 | 500 | 600; style: "normal" | "italic" };

const faces: Record<keyof Typefaces, readonly Face[]> = {
  text: [
    { weight: 400, style: "normal" },
    { weight: 400, style: "italic" },
    { weight: 600, style: "normal" },
    { weight: 600, style: "italic" },
  ],
  labels: [
    { weight: 400, style: "normal" },
    { weight: 500, style: "normal" },
    { weight: 600, style: "normal" },
  ],
};

/** The typefaces with the faces that pages use of each; one that has both tasks is listed once. */
export function listFaces({ text, labels }: Typefaces) {
  if (text.family !== labels.family) {
    return [
      { typeface: text, faces: faces.text },
      { typeface: labels, faces: faces.labels },
    ];
  }
  const medium = faces.labels.filter(({ weight }) => weight === 500);
  return [{ typeface: text, faces: [...faces.text, ...medium] }];
}

/**
 * Source Serif 4 at its optical size of 60 points, weight 400, with the letters
 * of Latin-1: what is set large has finer strokes. Providers have the size for
 * texts only, so it comes from the site itself. Made by fontTools'
 * `instancer` and `subset` from `@fontsource-variable/source-serif-4`, whose
 * licence keeps the original's name for the original.
 */
export const displayCut = {
  family: "Thread Display",
  path: "/fonts/thread-display.woff2",
};

/** Tells whether pages load a cut for large sizes: the typeface of texts has one, and the site has web fonts. */
export const hasDisplayCut = (
  fonts: "system" | "self-hosted" | object,
  { text }: Typefaces,
): boolean =>
  fonts !== "system" &&
  text.regular === undefined &&
  text.family === typefacePairs.source.text.family;

/** A family as packages and providers write it: `source-serif-4`. */
export const slugFamily = ({ family }: Typeface): string =>
  family.toLowerCase().replaceAll(" ", "-");

const bunny = "https://fonts.bunny.net";

/** Bunny Fonts' stylesheet of the typefaces, and the host to connect to early. */
export function describeBunnyFonts(typefaces: Typefaces) {
  const families = listFaces(typefaces).map(({ typeface, faces }) => {
    const styles = faces.map(
      ({ weight, style }) => `${weight}${style === "italic" ? "i" : ""}`,
    );
    return `${slugFamily(typeface)}:${styles.join(",")}`;
  });
  return {
    preconnect: bunny,
    stylesheet: `${bunny}/css?family=${families.join("|")}&display=swap`,
  };
}
