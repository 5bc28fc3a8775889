import {
  listNamespaces,
  readMessages,
} from "../../../src/site/messages/readMessages";
import type { Messages } from "../../../src/lib/findMessage";

/** The messages of a locale, by namespace and key. */
export const messagesIn = (locale: string): Record<string, Messages> =>
  Object.fromEntries(
    listNamespaces(".", locale).map((name) => [
      name,
      readMessages(".", locale, name).messages,
    ]),
  );
