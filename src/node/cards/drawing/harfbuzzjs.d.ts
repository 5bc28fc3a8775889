/** What cards need of HarfBuzz; the package has no types of its own. */
declare module "harfbuzzjs" {
  type Font = {
    /** As data of an SVG path, in units of the font, upwards. */
    glyphToPath: (glyph: number) => string;
  };
  /** A glyph's number, its advance and its displacement, in units of the font. */
  type Glyph = { g: number; ax: number; dx: number; dy: number };
  type TextBuffer = {
    addText: (text: string) => void;
    guessSegmentProperties: () => void;
    json: () => Glyph[];
    destroy: () => void;
  };
  type HarfBuzz = {
    createBlob: (font: Uint8Array) => object;
    createFace: (blob: object, index: number) => { upem: number };
    createFont: (face: object) => Font;
    createBuffer: () => TextBuffer;
    shape: (font: Font, buffer: TextBuffer) => void;
  };
  const loading: Promise<HarfBuzz>;
  // eslint-disable-next-line import-x/no-default-export -- A module of CommonJS is one.
  export default loading;
}
