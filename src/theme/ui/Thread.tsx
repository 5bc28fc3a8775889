import * as css from "./Thread.module.css";

/** Drawings of the red thread, in pixels; each meets the margin line, if at all, at x = 20, which is the middle of its pixel. */
const drawings = {
  /** The upper end of a thread that was cut. */
  frayedDown: {
    size: [40, 48],
    thread:
      "M20 0C20 10 19 13 20 18C21.5 25 17 29 12.5 34M20 18C21 27 19 34 22 45M20.3 20C22 27 26 29 27 37",
  },
  /** Its lower end. */
  frayedUp: {
    size: [40, 40],
    thread:
      "M20 40C20 31 21 28 20 23C18 15 23 13 27 7C29 4 32.5 6 31 9M20 23C19 15 21 10 17.5 1M19.6 21C18 15 13 14 11.5 8",
  },
  /** A needle on the floor, with what is left of the thread. */
  needle: {
    size: [180, 56],
    thread:
      "M146 53C156 47 171 45 172 34C173 24 158 22 157 31C156 40 172 38 176 25C178 18 173 13 174 5M175.7 21C177 15 180 13 179 7",
    steel:
      "M0 55.5L146 50.3C152 50.1 157 51 157 52.7S152 55.4 146 55.5ZM140 53h11",
  },
  /** A bow on the line. */
  bow: {
    size: [40, 30],
    thread:
      "M20 12C14 2 2 0 3 8C4 15 15 15 20 12C26 2 38 0 37 8C36 15 25 15 20 12C17 18 12 22 9 29M20 12C23 18 28 21 31 28",
  },
};

type ThreadProps = { drawing: keyof typeof drawings; className?: string };

/** An end of the thread that runs down the margin; for the eye only. */
export function Thread({ drawing, className = "" }: ThreadProps) {
  const { size, thread, ...more } = drawings[drawing];
  const [width, height] = size;
  return (
    <svg
      className={`${css.root} ${className}`}
      width={width}
      height={height}
      viewBox={`-0.5 0 ${width} ${height}`}
      aria-hidden
    >
      {"steel" in more ? <path className={css.steel} d={more.steel} /> : null}
      <path d={thread} pathLength={1} />
    </svg>
  );
}
