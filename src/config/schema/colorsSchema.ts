import { blend, converter, formatHex, parse, wcagContrast } from "culori";
import { z } from "zod";

/** The theme's colours: which option each one follows, and its value in both modes. */
const theme = {
  paper: { option: "paper", light: "#fbfaf6", dark: "#171614" },
  ink: { option: "ink", light: "#1f1b16", dark: "#ebe6dc" },
  accent: { option: "accent", light: "#b4321f", dark: "#f2917c" },
  sunk: { option: "paper", light: "#f3f0e7", dark: "#211f1c" },
  soft: { option: "ink", light: "#4f483d", dark: "#c2b9ab" },
  line: { option: "paper", light: "#ded8ca", dark: "#38342e" },
  edge: { option: "paper", light: "#8a8170", dark: "#81796c" },
  accentStrong: { option: "accent", light: "#8f2415", dark: "#f7b3a3" },
  onAccent: { option: "paper", light: "#fffdf9", dark: "#201411" },
  rule: { option: "accent", light: "#d98f82", dark: "#a85a4a" },
  mark: { option: "paper", light: "#f8e3b8", dark: "#5a4415" },
  banner: { option: "paper", light: "#1f1b16", dark: "#322e29" },
  onBanner: { option: "paper", light: "#fbfaf6", dark: "#ebe6dc" },
} as const;

type Mode = "light" | "dark";

/** The colours of one mode, as six hex digits. */
export type Palette = Record<keyof typeof theme, string>;

const hex = z
  .string()
  .regex(/^#[\da-f]{6}$/i, { error: "Not a hex colour.", abort: true })
  .describe("six hex digits, such as #b4321f");

const createModeSchema = (mode: Mode) =>
  z
    .strictObject({
      /** The background colour of pages. */
      paper: hex.default(theme.paper[mode]),
      /** The text colour. */
      ink: hex.default(theme.ink[mode]),
      /** The colour of buttons, the margin line and hovered links. */
      accent: hex.default(theme.accent[mode]),
    })
    .transform((options) => derivePalette(mode, options))
    .check(({ value, issues }) => {
      for (const name of ["ink", "accent"] as const) {
        const ratio = wcagContrast(value[name], value.paper);
        if (ratio >= needed) continue;
        issues.push({
          code: "custom",
          input: value[name],
          path: [name],
          message: `In ${mode} mode, the contrast of ${name} on paper is ${formatRatio(ratio)}.`,
          params: { expected: [minimum] },
        });
      }
    });

/** The colours of the site in both modes. */
export const colorsSchema = z.strictObject({
  /** Light mode. Default: black-brown on warm white, with red. */
  light: createModeSchema("light").prefault({}),
  /** Dark mode. Default: warm white on black-brown, with salmon. */
  dark: createModeSchema("dark").prefault({}),
});

const toOklab = converter("oklab");
const toOklch = converter("oklch");
const black = { l: 0, a: 0, b: 0, c: 0, h: 0 };

/** Derives a mode's colours: each one is shifted by as much as the option that it follows differs from the theme's. */
function derivePalette(
  mode: Mode,
  options: Pick<Palette, "paper" | "ink" | "accent">,
): Palette {
  const entries = Object.entries(theme).map(([name, color]) => {
    // What follows the accent has its hue; papers and inks have hardly any.
    const move = color.option === "accent" ? turnColor : shiftColor;
    const from = theme[color.option][mode];
    return [name, formatHex(move(color[mode], from, options[color.option]))];
  });
  return Object.fromEntries(entries) as Palette;
}

/** Moves a colour in a space of even steps; an invalid one counts as black. */
function shiftColor(color: string, from: string, to: string) {
  const base = toOklab(color) ?? black;
  const { l, a, b } = toOklab(from) ?? black;
  const end = toOklab(to) ?? black;
  return {
    mode: "oklab" as const,
    l: base.l + end.l - l,
    a: base.a + end.a - a,
    b: base.b + end.b - b,
  };
}

/** Moves a colour by lightness, hue and in proportion to the saturation. */
function turnColor(color: string, from: string, to: string) {
  const base = { ...black, ...toOklch(color) };
  const { l, c, h } = { ...black, ...toOklch(from) };
  const end = { ...black, ...toOklch(to) };
  return {
    mode: "oklch" as const,
    l: base.l + end.l - l,
    c: (base.c * end.c) / c,
    h: base.h + end.h - h,
  };
}

/** The contrast that WCAG 2 requires of text of this size at level AA. */
const needed = 4.5;
const minimum = `a contrast of ${needed}:1 or more in both colour modes`;

/** Rounds down: 4.496 must not be printed as 4.5. */
const formatRatio = (ratio: number) => `${Math.floor(ratio * 100) / 100}:1`;

/**
 * Checks the contrast of a banner in both modes, with the theme's colours for
 * missing ones. Colours that only a browser can resolve pass.
 */
export function findContrastIssue(
  banner: { textColor?: string; backgroundColor?: string },
  colors: z.output<typeof colorsSchema>,
) {
  const ratios = [colors.light, colors.dark].map((palette) => {
    const page = parse(palette.paper);
    const back = parse(banner.backgroundColor ?? palette.banner);
    const text = parse(banner.textColor ?? palette.onBanner);
    if (!page || !back || !text) return Infinity;
    const ground = blend([page, back]);
    return wcagContrast(blend([ground, text]), ground);
  });
  const ratio = Math.min(...ratios);
  if (ratio >= needed) return undefined;
  return {
    message: `The contrast of the text is ${formatRatio(ratio)}.`,
    params: { expected: [minimum] },
  };
}
