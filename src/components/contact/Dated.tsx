/** @jsxImportSource hastscript */
import type { Given, Rendered, TextContext } from "../content";
import { defineProps, refuseContent, text } from "../props";
import { ui, uiLang } from "../ui";

/** Creates a component that shows an option of the config until it has expired. */
function createDated(component: string, option: "availability" | "rates") {
  const readProps = defineProps(component, { label: text.optional() });
  return ({ children, ...given }: Given, { config }: TextContext): Rendered => {
    const { common, label } = readProps(given);
    refuseContent(component, children);
    if (!config[option]) return [];
    return (
      <p {...common} data-dated={option} lang={uiLang}>
        {label ? [<strong>{label}</strong>, " "] : null}
        {ui(option)}
      </p>
    );
  };
}

export const Availability = createDated("Availability", "availability");

export const Rates = createDated("Rates", "rates");
