import type { TableHTMLAttributes } from "react";

/** A table that scrolls by itself where it is too wide, by keyboard too. */
export function Table(props: TableHTMLAttributes<HTMLTableElement>) {
  return (
    // A region that scrolls must take focus, or keyboards can't reach its end.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-scroll" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
