import type { Rgba } from "./parseColor";

/**
 * The contrast of two opaque colours as WCAG 2 counts it, from 1 to 21.
 * @example contrast(black, white) -> 21
 */
export function contrast(one: Rgba, other: Rgba): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** What one sees where a colour lies over an opaque ground. */
export function over(front: Rgba, ground: Rgba): Rgba {
  const [, , , alpha] = front;
  const mix = (at: 0 | 1 | 2) => front[at] * alpha + ground[at] * (1 - alpha);
  return [mix(0), mix(1), mix(2), 1];
}

function luminance([red, green, blue]: Rgba): number {
  const linear = (value: number) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
