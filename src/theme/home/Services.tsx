import { Items, type ItemsProps } from "./Items";

/** What the owner offers, on the start page. */
export const Services = ({ home }: ItemsProps) => (
  <Items home={home} name="services" />
);
