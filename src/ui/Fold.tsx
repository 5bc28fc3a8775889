import type { ComponentProps } from "react";

type FoldProps = ComponentProps<"details"> & {
  /** How many rows it hides: the more, the longer it takes (base.css). */
  rows: number;
};

/** What unfolds below its `<summary>`. */
export const Fold = ({ rows, ...details }: FoldProps) => (
  <details style={{ "--rows": rows }} {...details} />
);
