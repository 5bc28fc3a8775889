/** CSS pixels of each unit; letters are those of a browser's own size. */
const pixels: Record<string, number> = {
  "": 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
};

/** The size that browsers give to a drawing that says nothing of its own. */
const defaultSize = { width: 300, height: 150 };

/** Reads a length; undefined for a share of the room (100%), and for what is none. */
function readLength(value = ""): number | undefined {
  const [, number, unit = ""] =
    /^\s*([\d.]+(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(value) ?? [];
  const factor = pixels[unit.toLowerCase()];
  const length = Number(number) * (factor ?? NaN);
  return length > 0 ? length : undefined;
}

/** Returns the size at which browsers show an SVG file, whose own renderer knows 72 pixels per inch. */
export function readSvgSize(
  svg: string,
): { width: number; height: number } | null {
  const text = svg.replace(/<!--[\s\S]*?-->/g, "");
  const tag = /<(?:\w+:)?svg\b(?:"[^"]*"|'[^']*'|[^>"'])*>/.exec(text)?.[0];
  if (!tag) return null;
  const read = (name: string) => {
    const [, , value = ""] =
      new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`, "s").exec(tag) ?? [];
    return value.replace(
      /&([\w.-]+);/g,
      (entity, key: string) =>
        new RegExp(`<!ENTITY\\s+${key}\\s+["'](.*?)["']`).exec(text)?.[1] ??
        entity,
    );
  };
  const width = readLength(read("width"));
  const height = readLength(read("height"));
  const [, , boxWidth = 0, boxHeight = 0] = read("viewBox")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : 0;
  const size = ratio
    ? {
        width: width ?? (height ? height * ratio : boxWidth),
        height: height ?? (width ? width / ratio : boxHeight),
      }
    : { ...defaultSize, ...(width && { width }), ...(height && { height }) };
  return { width: Math.round(size.width), height: Math.round(size.height) };
}
