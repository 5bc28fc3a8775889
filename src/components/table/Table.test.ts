/** @jest-environment node */
import { testMarkup } from "../../site/markdown/testing/componentTests";

const table = (caption: string) =>
  `<table>${caption}<tbody><tr><td>1</td></tr></tbody></table>`;

// What scrolls takes focus, and says what it is.
testMarkup([
  [
    "a table that scrolls is named by its caption",
    table("<caption>Prices <em>2026</em></caption>"),
    `<div class="table-scroll" role="group" aria-label="Prices 2026" tabindex="0">${table("<caption>Prices <em>2026</em></caption>")}</div>`,
  ],
  [
    "or as what it is",
    table(""),
    `<div class="table-scroll" role="group" aria-label="[table]" tabindex="0">${table("")}</div>`,
  ],
]);
