/** @jsxImportSource hastscript */
import { address, defineProps } from "../props";
import type { Given, Rendered, TextContext } from "../content";
import { ui, uiLang } from "../ui";
import { readOption } from "./readOption";

const readProps = defineProps("ContactForm", { thanks: address.optional() });

/** A field that only programs fill in; the service drops their messages. */
const honeypot = "website";

/** Creates a field with a label and, if it is required, an error. */
function field(
  name: string,
  label: string,
  attributes: Readonly<Record<string, string>>,
  error?: string,
): Rendered {
  const id = `contact-${name}`;
  const required = error !== undefined;
  const all = { className: "text-field", id, name, ...attributes, required };
  return (
    <div className="contact-row">
      <label htmlFor={id}>
        {label}
        {error ? null : <small> {ui("contactOptional")}</small>}
      </label>
      <div>
        {name === "message" ? (
          <textarea {...all} rows={7} />
        ) : (
          <input {...all} />
        )}
        {error && (
          <p className="contact-error" id={`${id}-error`} hidden>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

/** A contact form; without a form service, the email address. */
export function ContactForm(
  { children, ...given }: Given,
  { config }: TextContext,
) {
  const { thanks, common } = readProps(given);
  const { email, form } = readOption(
    "ContactForm",
    children,
    config,
    "contact",
  );
  const mail = <a href={`mailto:${email}`}>{email}</a>;
  if (!form) return <p {...common}>{mail}</p>;
  const netlify =
    form === "netlify"
      ? { "data-netlify": "true", "data-netlify-honeypot": honeypot }
      : {};
  return (
    <div {...common} className="contact" data-print="hide" lang={uiLang}>
      <form
        name="contact"
        method="post"
        action={form === "netlify" ? thanks : form}
        {...netlify}
      >
        {form === "netlify" ? (
          <input type="hidden" name="form-name" value="contact" />
        ) : null}
        <p hidden>
          <label>
            {ui("contactHoneypot")}{" "}
            <input name={honeypot} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        {field(
          "name",
          ui("contactName"),
          { autoComplete: "name" },
          ui("contactNameError"),
        )}
        {field(
          "email",
          ui("contactYourEmail"),
          { type: "email", autoComplete: "email" },
          ui("contactEmailError"),
        )}
        {field("message", ui("contactMessage"), {}, ui("contactMessageError"))}
        {field("deadline", ui("contactDeadline"), { autoComplete: "off" })}
        <div className="contact-row">
          <div>
            <button
              type="submit"
              className="button"
              data-kind="primary"
              data-sending={ui("contactSending")}
            >
              {ui("contactSend")}
            </button>
            <span className="visually-hidden" role="status" />
            <p className="contact-failure" role="alert" hidden>
              {ui("contactFailed")} {mail}.
            </p>
          </div>
        </div>
      </form>
      <div className="contact-sent" tabIndex={-1} hidden>
        <p>
          <strong>{ui("contactSent")}</strong>
        </p>
        <p>{ui("contactSentText")}</p>
        <span className="knot" />
      </div>
    </div>
  );
}
