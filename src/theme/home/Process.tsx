import { Items, type ItemsProps } from "./Items";

/** The steps of working together, on the start page. */
export const Process = ({ home }: ItemsProps) => (
  <Items home={home} name="process" />
);
