import { siteConfig } from "../../config/resolved";
import { ComponentError } from "../ComponentError";
import { isBlank } from "../content";
import type { Content } from "../content";

/** The contact details of the site config, which a component shows instead of content of its own. */
export function readContact(component: string, children: Content) {
  if (!children.every(isBlank)) {
    throw new ComponentError(`<${component}> holds no text.`, {
      fix: `Write <${component} />, and the text before or after it.`,
    });
  }
  if (siteConfig.contact) return siteConfig.contact;
  throw new ComponentError(
    `<${component}> needs the option "contact" of the site config.`,
    { fix: 'Add contact: { email: "…" } to src/config/site.ts.' },
  );
}
