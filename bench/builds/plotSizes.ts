import { series, valuesOf, type Size } from "./sizes";

const panel = { width: 220, height: 150, gap: 60 };
const margin = { left: 52, top: 34, bottom: 40 };

/** Readable on both of GitHub's backgrounds. */
const style = `text{font:12px system-ui,sans-serif;fill:#1f2328}.axis{stroke:#8c959f}.own{fill:none;stroke:#b4321f;stroke-width:2}.other{fill:none;stroke:#57606a;stroke-width:2;stroke-dasharray:4 3}@media(prefers-color-scheme:dark){text{fill:#e6edf3}.axis{stroke:#6e7681}.own{stroke:#ff8f7a}.other{stroke:#9198a1}}`;

/**
 * Draws how figures grow with the number of posts, as SVG: a panel for each,
 * posts on a logarithmic axis, values on one that begins at zero.
 */
export function plotSizes(sizes: readonly Size[]): string {
  const columns = 3;
  const cellWidth = panel.width + panel.gap;
  const cellHeight = panel.height + margin.top + margin.bottom;
  const panels = series.map((one, index) => {
    const x = margin.left + (index % columns) * cellWidth;
    const y = margin.top + Math.floor(index / columns) * cellHeight;
    return `<g transform="translate(${x} ${y})">${drawPanel(sizes, one)}</g>`;
  });
  const width = margin.left + columns * cellWidth - panel.gap / 2;
  const height = Math.ceil(series.length / columns) * cellHeight;
  const legendAt = `translate(${margin.left + 2 * cellWidth} ${cellHeight + margin.top + 20})`;
  const legend = `<g transform="${legendAt}"><path class="own" d="M0 0h28"/><text x="36" y="4">this site</text><path class="other" d="M0 24h28"/><text x="36" y="28">Docusaurus</text></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Build times, memory and bytes of a page by number of posts"><style>${style}</style>${panels.join("")}${legend}</svg>\n`;
}

function drawPanel(
  sizes: readonly Size[],
  one: (typeof series)[number],
): string {
  const values = sizes.map((size) => {
    return { posts: size.posts, ...valuesOf(size, one) };
  });
  const highest = Math.max(
    ...values.flatMap(({ own = 0, other = 0 }) => [own, other]),
  );
  const logs = sizes.map(({ posts }) => Math.log(posts));
  const first = Math.min(...logs);
  const span = Math.max(...logs) - first || 1;
  const xOf = (posts: number) =>
    Math.round((panel.width * (Math.log(posts) - first)) / span);
  const yOf = (value: number) =>
    Math.round(panel.height * (1 - value / (highest || 1)));
  const line = (name: "own" | "other") => {
    const points = values.flatMap(({ posts, [name]: value }) =>
      value === undefined ? [] : `${xOf(posts)} ${yOf(value)}`,
    );
    return points.length > 1
      ? `<path class="${name}" d="M${points.join("L")}"/>`
      : "";
  };
  const tick = ({ posts }: Size) =>
    `<text x="${xOf(posts)}" y="${panel.height + 18}" text-anchor="middle">${posts}</text>`;
  const top = highest >= 100 ? highest.toFixed(0) : highest.toFixed(1);
  return [
    `<text y="-14">${one.label}, ${one.unit}</text>`,
    `<path class="axis" fill="none" d="M0 0V${panel.height}H${panel.width}"/>`,
    `<text x="-8" y="4" text-anchor="end">${top}</text>`,
    `<text x="-8" y="${panel.height}" text-anchor="end">0</text>`,
    ...sizes.map(tick),
    line("other"),
    line("own"),
  ].join("");
}
