import { readFlags } from "../cli/readFlags";
import { UsageError } from "../cli/UsageError";
import { askOne, askText } from "./ask";
import {
  composeTranslation,
  findText,
  listUntranslated,
} from "./composeTranslation";
import type { Untranslated } from "./composeTranslation";
import type { NewFile } from "./composeTexts";
import { listTexts } from "./listTexts";
import { newOptions } from "./newOptions";

async function askFor(texts: readonly Untranslated[]): Promise<Untranslated> {
  const open = texts.filter(({ missing }) => missing.length > 0);
  if (open.length === 0) {
    throw new UsageError("Every text is there in every language.");
  }
  const folder = await askOne(
    "Which text?",
    open.map((text) => ({
      value: text.folder,
      hint: `lacks ${text.missing.join(", ")}`,
    })),
  );
  return findText(open, folder);
}

/** A translation that is to be begun, from flags and from answers. */
export async function newTranslation(
  root: string,
  args: readonly string[],
  canAsk: boolean,
): Promise<NewFile[]> {
  const { words, flags } = readFlags(newOptions.translation, args, 1);
  const asks = canAsk && flags.yes !== true;
  const texts = listUntranslated(listTexts(root));
  const [named] = words;
  if (named === undefined && !asks) {
    throw new UsageError(
      "It needs a text: npm run new -- translation blog/2026-03-14-a-post (see --help).",
    );
  }
  const text =
    named === undefined ? await askFor(texts) : findText(texts, named);
  const { missing, folder } = text;
  const [only, second] = missing;
  if (only === undefined) {
    throw new UsageError(`${folder} is there in every language.`);
  }
  const locale =
    flags.lang ??
    (asks && second !== undefined
      ? await askOne(
          "Into which language?",
          missing.map((value) => ({ value })),
        )
      : only);
  const title =
    flags.title ??
    (asks
      ? await askText(`The title (${locale}), or nothing for now`)
      : undefined);
  return [composeTranslation(text, locale, title === "" ? undefined : title)];
}
