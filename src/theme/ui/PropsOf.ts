import type { ReactNode } from "react";

/** The props of a component; an empty object for one without. */
export type PropsOf<Component> = Component extends (
  props: infer Props,
) => ReactNode
  ? unknown extends Props
    ? object
    : Props
  : never;
