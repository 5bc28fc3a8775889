import { icons, type IconName } from "./icons";
import * as css from "./Icon.module.css";

type IconProps = { name: IconName };

const along: readonly IconName[] = ["back", "forward", "outward"];

/** A small line drawing in the colour of the text; always decoration beside words. */
export function Icon({ name }: IconProps) {
  return (
    <svg
      className={css.root}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-along={along.includes(name) || undefined}
    >
      <path d={icons[name]} />
    </svg>
  );
}
