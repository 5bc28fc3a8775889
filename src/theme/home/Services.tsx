import { Items, type ItemsProps } from "./Items";

/** The owner's services, on the start page. */
export const Services = ({ home }: ItemsProps) => (
  <Items home={home} name="services" />
);
