/** @jsxImportSource hastscript */
import type { Given, TextContext } from "../content";
import { defineProps } from "../props";
import { ui, uiLang } from "../ui";
import { readOption } from "./readOption";

const readProps = defineProps("Newsletter", {});

/** A form by which readers subscribe to the owner's letters; the service answers with a page of its own. */
export function Newsletter(
  { children, ...given }: Given,
  { config }: TextContext,
) {
  const { common } = readProps(given);
  const { action, field, hidden } = readOption(
    "Newsletter",
    children,
    config,
    "newsletter",
  );
  return (
    <div {...common} className="contact" data-print="hide" lang={uiLang}>
      <form method="post" action={action}>
        {Object.entries(hidden).map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        <div className="contact-row">
          <label htmlFor="newsletter-email">{ui("contactYourEmail")}</label>
          <div className="newsletter-fields">
            <input
              className="text-field"
              id="newsletter-email"
              name={field}
              type="email"
              autoComplete="email"
              aria-describedby="newsletter-note"
              required
            />
            <button type="submit" className="button" data-kind="primary">
              {ui("newsletterSubscribe")}
            </button>
            <p id="newsletter-note">{ui("newsletterNote")}</p>
          </div>
        </div>
      </form>
    </div>
  );
}
