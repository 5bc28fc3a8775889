import { copyOnClick } from "../copyOnClick";

/** The time limit for the form service, in milliseconds. */
const TIMEOUT = 20_000;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The visitor's words, by field: kept until they are sent, on other pages and in other languages. Nothing is stored. */
const drafts = new Map<string, string>();

/** Has the button beside the email address copy it. */
function enableCopy(button: HTMLElement, signal: AbortSignal): void {
  const { email = "", texts = "" } = button.dataset;
  const status = button.parentElement?.querySelector("[role=status]");
  const source = button.parentElement?.querySelector("a");
  const labels = texts.split("|");
  if (!status) return;
  copyOnClick({ button, status, source, read: () => email, labels }, signal);
}

/** Shows or hides the error of a field; returns true for an invalid one. */
function check(field: Field): boolean {
  const error = document.getElementById(`${field.id}-error`);
  const isWrong =
    !field.validity.valid || (field.required && !field.value.trim());
  if (error) error.hidden = !isWrong;
  if (isWrong) {
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", `${field.id}-error`);
  } else {
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-describedby");
  }
  return isWrong;
}

/** True for the answer of a service that refuses a message with the status of success. */
function isRefusal(answer: string): boolean {
  try {
    const data = JSON.parse(answer) as Record<string, unknown>;
    const isFalse = [data.success, data.ok].some(
      (value) => String(value) === "false",
    );
    return isFalse || [data.result, data.status].includes("error");
  } catch {
    // A page, or nothing.
    return false;
  }
}

/** Sends the form, and returns true if the service accepts it. */
async function post(form: HTMLFormElement): Promise<boolean> {
  try {
    const response = await fetch(form.action, {
      method: "POST",
      // Form services answer with a page unless asked for data.
      headers: { Accept: "application/json" },
      body: new URLSearchParams([...new FormData(form)] as [string, string][]),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const answer = await response.text().catch(() => "");
    return response.ok && !isRefusal(answer);
  } catch {
    return false;
  }
}

/** Sends the form without leaving the page. The text stays until it has arrived. */
function improveForm(form: HTMLFormElement, signal: AbortSignal): void {
  const button = form.querySelector<HTMLElement>("[type=submit]");
  const status = form.querySelector("[role=status]");
  const failure = form.querySelector<HTMLElement>("[role=alert]");
  // Extensions put elements between ours.
  const sent = form.parentElement?.querySelector<HTMLElement>(".contact-sent");
  if (!button || !status || !failure || !sent) return;
  const label = button.textContent;
  const setSending = (isSending: boolean) => {
    const text = isSending ? (button.dataset.sending ?? "") : "";
    button.textContent = text || label;
    button.setAttribute("aria-disabled", String(isSending));
    status.textContent = text;
  };
  const send = async () => {
    failure.hidden = true;
    setSending(true);
    const isSent = await post(form);
    setSending(false);
    failure.hidden = isSent;
    form.hidden = isSent;
    sent.hidden = !isSent;
    if (!isSent) return;
    drafts.clear();
    sent.focus();
  };
  const fields = [...form.querySelectorAll<Field>("[id]:is(input,textarea)")];
  for (const field of fields) {
    field.value ||= drafts.get(field.name) ?? "";
    // Written before this script came, or restored by the browser.
    drafts.set(field.name, field.value);
  }
  // Errors are beside the fields instead of the browser's bubble.
  form.noValidate = true;
  form.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      const wrong = fields.filter(check);
      if (wrong[0]) wrong[0].focus();
      else if (!status.textContent) void send();
    },
    { signal },
  );
  form.addEventListener(
    "input",
    ({ target }) => {
      const field = target as Field;
      drafts.set(field.name, field.value);
      if (field.hasAttribute("aria-invalid")) check(field);
    },
    { signal },
  );
}

/** Enables the copy button and the form. */
export function activate(text: HTMLElement, signal: AbortSignal): void {
  for (const button of text.querySelectorAll<HTMLElement>(".contact-copy"))
    enableCopy(button, signal);
  for (const form of text.querySelectorAll<HTMLFormElement>(".contact > form"))
    improveForm(form, signal);
}
