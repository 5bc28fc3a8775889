import { contrast, over } from "../../lib/contrast";
import { parseColor } from "../../lib/parseColor";
import { palette } from "../palette";
import { rule, type RuleFault } from "./rule";

/** What WCAG 2 asks of text of this size at level AA. */
const needed = 4.5;

type Colours = { textColor?: string; backgroundColor?: string };

/** Asks for text that can be read, in both colour modes; the theme stands in for a missing colour. */
export const contrastRule = () =>
  rule(({ textColor, backgroundColor }) => {
    const given = { textColor, backgroundColor };
    return areTexts(given) ? contrastFaults(given) : [];
  });

const areTexts = (fields: Record<string, unknown>): fields is Colours =>
  Object.values(fields).every(
    (value) => value === undefined || typeof value === "string",
  );

function contrastFaults(colours: Colours): RuleFault[] {
  const { textColor, backgroundColor } = colours;
  if (textColor === undefined && backgroundColor === undefined) return [];
  const ratio = worstContrast(colours);
  if (ratio >= needed) return [];
  const background = backgroundColor ?? "the theme's background";
  const better = ["#ffffff", "#000000"].find(
    (colour) => worstContrast({ ...colours, textColor: colour }) >= needed,
  );
  return [
    {
      path: ["textColor"],
      given: textColor,
      wrong:
        textColor === undefined
          ? `is missing: the theme's own has a contrast of ${figure(ratio)} on ${background}`
          : `has a contrast of ${figure(ratio)} on ${background}`,
      allowed: `a contrast of ${figure(needed)} or more, in light and in dark mode`,
      fix: better
        ? `Write for example textColor: "${better}".`
        : "Make backgroundColor opaque, and lighter or darker.",
    },
  ];
}

/** The lower contrast of both modes; what cannot be known counts as enough. */
function worstContrast({ textColor, backgroundColor }: Colours): number {
  const ratios = Object.values(palette).map(({ paper, banner, onBanner }) => {
    const page = parseColor(paper);
    const back = parseColor(backgroundColor ?? banner);
    const text = parseColor(textColor ?? onBanner);
    if (!page || !back || !text) return Infinity;
    const ground = over(back, page);
    return contrast(over(text, ground), ground);
  });
  return Math.min(...ratios);
}

/** Rounded down: 4.49 must not read as enough. */
const figure = (ratio: number) => `${Math.floor(ratio * 100) / 100}:1`;
