import type { Content, TextContext } from "../content";
import { ComponentError, refuseContent } from "../props";

const examples = {
  contact: 'contact: { email: "…" }',
  newsletter: 'newsletter: { action: "https://…" }',
};

/** Reads an option of the site config, which a component shows instead of content between its tags. */
export function readOption<Option extends keyof typeof examples>(
  component: string,
  children: Content,
  config: TextContext["config"],
  option: Option,
): NonNullable<TextContext["config"][Option]> {
  refuseContent(component, children);
  const value = config[option];
  if (value) return value;
  throw new ComponentError(
    `<${component}> needs the option "${option}" of the site config.`,
    { note: `Add ${examples[option]} to src/config/site.ts.` },
  );
}
