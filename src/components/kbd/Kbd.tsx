/** @jsxImportSource hastscript */
import { toString } from "hast-util-to-string";
import { inWords, type Given } from "../content";
import { ComponentError, defineProps, text as textProp } from "../props";
import { ui, uiLang } from "../ui";

/** The names of symbols on keys. */
const keyNames: Readonly<Record<string, string>> = {
  "⌘": ui("keyCommand"),
  "⌥": ui("keyOption"),
  "⇧": ui("keyShift"),
  "⌃": ui("keyControl"),
  "⊞": ui("keyWindows"),
  "⇪": ui("keyCapsLock"),
  "⇥": ui("keyTab"),
  "⎋": ui("keyEscape"),
  "⏎": ui("keyEnter"),
  "↵": ui("keyEnter"),
  "↩": ui("keyEnter"),
  "⌫": ui("keyBackspace"),
  "⌦": ui("keyDelete"),
  "␣": ui("keySpace"),
  "←": ui("keyLeft"),
  "→": ui("keyRight"),
  "↑": ui("keyUp"),
  "↓": ui("keyDown"),
  "⇞": ui("keyPageUp"),
  "⇟": ui("keyPageDown"),
};

/** Modifiers in a combination without a plus, as on a Mac: "⌘⇧P". */
const modifiers = /^[⌘⌥⇧⌃⊞](?=.)/u;

/**
 * Splits a combination into keys, and tells what is between them.
 * @example keysOf("Ctrl++") -> { keys: ["Ctrl", "+"], between: "+" }
 */
function keysOf(text: string): { keys: string[]; between: string } {
  const pressed = text.split(/(?<=[^+\s])\s*\+\s*(?=\S)/);
  if (pressed.length > 1) return { keys: pressed, between: "+" };
  const keys: string[] = [];
  let rest = text;
  for (let key; (key = modifiers.exec(rest)?.[0]);) {
    keys.push(key);
    rest = rest.slice(key.length).trim();
  }
  return { keys: [...keys, rest], between: "" };
}

const readProps = defineProps("Kbd", {
  title: textProp.optional(),
});

export function Kbd({ children, ...given }: Given) {
  const { title, common } = readProps(given);
  const said = inWords(children);
  const words = toString({ type: "root", children: said });
  const text = (words || title || "").trim();
  if (text === "" || said.some(({ type }) => type !== "text")) {
    throw new ComponentError("<Kbd> needs the names of keys, as plain text.", {
      note: "Write <Kbd>Ctrl+C</Kbd>.",
    });
  }
  const { keys, between } = keysOf(text);
  return (
    <span className="kbd" dir="ltr" {...common}>
      {keys.flatMap((key, index) => {
        const name = keyNames[key];
        return [
          ...(index > 0 && between ? [<span>{between}</span>] : []),
          <kbd>
            {name ? (
              <span role="img" aria-label={name} title={name} lang={uiLang}>
                {key}
              </span>
            ) : (
              key
            )}
          </kbd>,
        ];
      })}
    </span>
  );
}
