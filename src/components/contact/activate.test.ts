import { fireEvent, waitFor } from "@testing-library/react";
import { runScript } from "../../../tests/runScript";
import { activate } from "./activate";

const form = `
  <div class="contact">
    <form action="https://forms.example/f">
      <input id="contact-name" name="name" required>
      <p id="contact-name-error" hidden>No name.</p>
      <textarea id="contact-message" name="message" required></textarea>
      <p id="contact-message-error" hidden>No message.</p>
      <button type="submit" data-sending="Sending">Send</button>
      <span role="status"></span>
      <p role="alert" hidden>Failed</p>
    </form>
    <grammarly-extension></grammarly-extension>
    <div class="contact-sent" tabindex="-1" hidden>Sent</div>
  </div>`;

const field = (id: string) =>
  document.getElementById(`contact-${id}`) as HTMLInputElement;
const sent = () => document.querySelector<HTMLElement>(".contact-sent");
const alert = () => document.querySelector<HTMLElement>("[role=alert]");
const send = () => fireEvent.submit(document.forms[0] as HTMLFormElement);

let stop: () => void;
let bodies: string[];

/** Shows a new form, whose service answers like that. */
function show(answer: () => Promise<Partial<Response>>): void {
  document.body.innerHTML = form;
  bodies = [];
  window.fetch = (_, init) => {
    bodies.push((init?.body as URLSearchParams).toString());
    return answer() as Promise<Response>;
  };
  stop = runScript(activate, document.body);
}

const reply = (status: number, body: string) => () =>
  Promise.resolve({ ok: status < 300, text: () => Promise.resolve(body) });

afterEach(() => stop());

test.each<[string, () => Promise<Partial<Response>>, boolean]>([
  ["data", reply(200, '{"ok":true,"next":"/thanks"}'), true],
  ["nothing", reply(204, ""), true],
  ["a page, as Netlify does", reply(200, "<!doctype html><p>false"), true],
  [
    "words of its own",
    reply(200, '{"text":"\\"ok\\": false is no refusal"}'),
    true,
  ],
  ["a refusal in words", reply(200, '{"success":"false","message":""}'), false],
  ["a refusal", reply(200, '{"a":1,\n"ok": false}'), false],
  [
    "a refusal with more",
    reply(200, '{"data":{"a":1},"success":false}'),
    false,
  ],
  ["an error", reply(200, '{"result":"error","error":{}}'), false],
  ["a failed status", reply(200, '{"status":"error","message":"{x}"}'), false],
  ["null", reply(200, "null"), true],
  ["that it has failed", reply(500, "<h1>"), false],
  ["that it is no form of its own", reply(422, '{"errors":[]}'), false],
  ["not at all", () => Promise.reject(new TypeError("Failed")), false],
  [
    "with half a body",
    () =>
      Promise.resolve({ ok: true, text: () => Promise.reject(new Error()) }),
    true,
  ],
])("a service that answers %s", async (_, answer, isSent) => {
  show(answer);
  const hostile = "a=b&name=c\r\n\u0000<b>%00\ud83d\ude00\u202e".repeat(300);
  fireEvent.input(field("name"), { target: { value: "Jo" } });
  fireEvent.input(field("message"), { target: { value: hostile } });
  send();
  // A second click while it is sent sends nothing.
  send();
  await waitFor(() => expect(sent()?.hidden).toBe(!isSent));
  await waitFor(() => expect(alert()?.hidden).toBe(isSent));
  expect(bodies).toHaveLength(1);
  const given = new URLSearchParams(bodies[0]);
  expect([...given.keys()]).toEqual(["name", "message"]);
  expect(given.get("message")).toContain("<b>%00\ud83d\ude00\u202ea=b&name=c");
  // What has not been sent is there yet, on the next page, too.
  stop();
  show(answer);
  expect(field("name").value).toBe(isSent ? "" : "Jo");
  field("name").value = "";
});

test("what was written before the script came is kept, too", () => {
  show(reply(200, ""));
  stop();
  field("name").value = "Jo";
  stop = runScript(activate, document.body);
  stop();
  show(reply(200, ""));
  expect(field("name").value).toBe("Jo");
  fireEvent.input(field("name"), { target: { value: "" } });
});

test("what lacks an answer, as blanks are none, has the focus, and nothing is sent", () => {
  show(reply(200, ""));
  send();
  expect(document.activeElement).toBe(field("name"));
  fireEvent.input(field("name"), { target: { value: "Jo" } });
  fireEvent.input(field("message"), { target: { value: " \u00a0\n" } });
  send();
  expect(bodies).toEqual([]);
  expect(document.activeElement).toBe(field("message"));
  expect(field("message-error").hidden).toBe(false);
  expect(field("name-error").hidden).toBe(true);
  fireEvent.input(field("message"), { target: { value: "Hello" } });
  expect(field("message-error").hidden).toBe(true);
});
