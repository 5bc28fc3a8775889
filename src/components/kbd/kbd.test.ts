/** @jest-environment node */
import {
  testFaults,
  testMarkup,
} from "../../node/markdown/testing/componentTests";

testMarkup([
  [
    "one",
    "Press <Kbd>Enter</Kbd>.",
    '<p>Press <span class="kbd" dir="ltr"><kbd>Enter</kbd></span>.</p>',
  ],
  [
    "several",
    "<Kbd>Ctrl+Shift+P</Kbd>",
    '<p><span class="kbd" dir="ltr"><kbd>Ctrl</kbd><span>+</span><kbd>Shift</kbd><span>+</span><kbd>P</kbd></span></p>',
  ],
  [
    "with the plus key, and with spaces",
    "<Kbd>Strg + +</Kbd>, <Kbd>+</Kbd>",
    '<p><span class="kbd" dir="ltr"><kbd>Strg</kbd><span>+</span><kbd>+</kbd></span>, <span class="kbd" dir="ltr"><kbd>+</kbd></span></p>',
  ],
  [
    "as on a Mac, each sign with its name",
    "<Kbd>⌘⇧P</Kbd>",
    '<p><span class="kbd" dir="ltr"><kbd><span role="img" aria-label="[keyCommand]" title="[keyCommand]">⌘</span></kbd><kbd><span role="img" aria-label="[keyShift]" title="[keyShift]">⇧</span></kbd><kbd>P</kbd></span></p>',
  ],
  [
    "signs with a plus",
    "<Kbd>⌃+↑</Kbd>",
    '<p><span class="kbd" dir="ltr"><kbd><span role="img" aria-label="[keyControl]" title="[keyControl]">⌃</span></kbd><span>+</span><kbd><span role="img" aria-label="[keyUp]" title="[keyUp]">↑</span></kbd></span></p>',
  ],
  [
    "a key whose name is two words",
    "<Kbd>\nBild ab\n</Kbd>",
    '<p><span class="kbd" dir="ltr"><kbd>Bild ab</kbd></span></p>',
  ],
  [
    "by label",
    '<Kbd title="Ctrl+C" />',
    '<p><span class="kbd" dir="ltr"><kbd>Ctrl</kbd><span>+</span><kbd>C</kbd></span></p>',
  ],
]);

testFaults([
  [
    "no key",
    "<Kbd />",
    {
      message: "<Kbd> needs the names of keys, as plain text.",
      note: "Write <Kbd>Ctrl+C</Kbd>.",
    },
  ],
  [
    "markup",
    "<Kbd>*a*</Kbd>",
    {
      message: "<Kbd> needs the names of keys, as plain text.",
      note: "Write <Kbd>Ctrl+C</Kbd>.",
    },
  ],
]);
