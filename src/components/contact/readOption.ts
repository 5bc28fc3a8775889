import { isBlank, type Content, type TextSite } from "../content";
import { ComponentError } from "../props";

const examples = {
  contact: 'contact: { email: "…" }',
  newsletter: 'newsletter: { action: "https://…" }',
};

/** Reads an option of the site config, which a component shows instead of content between its tags. */
export function readOption<Option extends keyof typeof examples>(
  component: string,
  children: Content,
  config: TextSite["config"],
  option: Option,
): NonNullable<TextSite["config"][Option]> {
  if (!children.every(isBlank)) {
    throw new ComponentError(`<${component}> holds no text.`, {
      note: `Write <${component} />, and the text before or after it.`,
    });
  }
  const value = config[option];
  if (value) return value;
  throw new ComponentError(
    `<${component}> needs the option "${option}" of the site config.`,
    { note: `Add ${examples[option]} to src/config/site.ts.` },
  );
}
