import { cssColors } from "./cssColors";

/** Red, green, blue and opacity, each from 0 to 1. */
export type Rgba = readonly [
  red: number,
  green: number,
  blue: number,
  alpha: number,
];

/**
 * Reads a CSS colour, as far as it can be known without a browser: names, hex,
 * rgb(), hsl() and oklch(). All others, such as var(), are undefined.
 * @example parseColor("#f00") -> [1, 0, 0, 1]
 */
export function parseColor(text: string): Rgba | undefined {
  const css = text.trim().toLowerCase();
  if (css === "transparent") return [0, 0, 0, 0];
  const named = cssColors.get(css);
  if (named) return parseHex(named);
  if (css.startsWith("#")) return parseHex(css.slice(1));
  const [, name = "", list = ""] = /^(\w+)\(([^()]*)\)$/.exec(css) ?? [];
  const parts = list.split(/[\s,/]+/).filter(Boolean);
  const read = functions[name];
  if (!read || parts.length < 3 || parts.length > 4) return undefined;
  const color = read(parts);
  return color.every((value) => !Number.isNaN(value)) ? color : undefined;
}

const functions: Readonly<Record<string, (parts: string[]) => Rgba>> = {
  rgb: readRgb,
  rgba: readRgb,
  hsl: readHsl,
  hsla: readHsl,
  oklch: readOklch,
};

function parseHex(digits: string): Rgba | undefined {
  const isShort = digits.length < 5;
  const pairs = isShort ? digits.replace(/./g, "$&$&") : digits;
  if (!/^(?:[\da-f]{6}|[\da-f]{8})$/.test(pairs)) return undefined;
  const value = (at: number) => parseInt(pairs.slice(at, at + 2), 16) / 255;
  return [value(0), value(2), value(4), pairs.length === 8 ? value(6) : 1];
}

/** A number, or a percentage of `whole`; "none" is zero. */
function part(text: string | undefined, whole: number, unit = 1): number {
  if (text === undefined || text === "none") return 0;
  const value = Number(text.replace(/(?:%|deg)$/, ""));
  return text.endsWith("%") ? (value / 100) * whole : value * unit;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const alphaOf = (parts: string[]) => clamp(part(parts[3] ?? "1", 1));

function readRgb(parts: string[]): Rgba {
  const [r, g, b] = parts.map((text) => clamp(part(text, 1, 1 / 255)));
  return [r ?? 0, g ?? 0, b ?? 0, alphaOf(parts)];
}

function readHsl(parts: string[]): Rgba {
  const hue = part(parts[0], 360);
  const saturation = clamp(part(parts[1], 1, 1 / 100));
  const lightness = clamp(part(parts[2], 1, 1 / 100));
  const channel = (shift: number) => {
    const at = (((shift + hue / 30) % 12) + 12) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return [channel(0), channel(8), channel(4), alphaOf(parts)];
}

/** By way of Oklab and linear sRGB; the matrices are CSS Color 4's. */
function readOklch(parts: string[]): Rgba {
  const lightness = clamp(part(parts[0], 1));
  const chroma = part(parts[1], 0.4);
  const hue = (part(parts[2], 360) * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const gamma = (value: number) =>
    clamp(
      value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055,
    );
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    alphaOf(parts),
  ];
}
