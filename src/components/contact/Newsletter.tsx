/** @jsxImportSource hastscript */
import { isBlank } from "../content";
import type { Given, TextSite } from "../content";
import { ComponentError, defineProps } from "../props";
import { ui, uiLang } from "../ui";

const readProps = defineProps("Newsletter", {});

/** A form by which readers subscribe to the owner's letters; the service answers with a page of its own. */
export function Newsletter(
  { children, ...given }: Given,
  { config: { newsletter } }: TextSite,
) {
  const { common } = readProps(given);
  if (!newsletter || !children.every(isBlank)) {
    throw new ComponentError(
      newsletter
        ? "<Newsletter> holds no text."
        : '<Newsletter> needs the option "newsletter" of the site config.',
      {
        note: newsletter
          ? "Write <Newsletter />, and the text before or after it."
          : 'Add newsletter: { action: "https://…" } to src/config/site.ts.',
      },
    );
  }
  const { action, field, hidden } = newsletter;
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
