/** @jsxImportSource hastscript */
import { siteConfig } from "../../config/resolved";
import type { Given, Rendered } from "../content";
import { defineProps } from "../props";
import { ui, uiLang } from "../ui";

/** Makes a component that says in words what an option of the config holds; nothing once that has lapsed. */
function createDated(component: string, option: "availability" | "rates") {
  const readProps = defineProps(component, {});
  return ({ children: _, ...given }: Given): Rendered => {
    const { common } = readProps(given);
    if (!siteConfig[option]) return [];
    return (
      <p {...common} data-dated={option} lang={uiLang}>
        {ui(option)}
      </p>
    );
  };
}

/** When and how much the owner is free. */
export const Availability = createDated("Availability", "availability");

/** What the owner's time costs. */
export const Rates = createDated("Rates", "rates");
