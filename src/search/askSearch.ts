import { withPrefix } from "gatsby";
import { searchIndexFolder } from "../lib/searchIndex";
import { createAsker } from "./createAsker";
import { emptyModule } from "./faultOf";
import type { Question } from "./findPages";
import type { Found } from "./searchMessages";
import { startWorker } from "./startWorker";

type Open = {
  ask: ReturnType<typeof createAsker>;
  close: () => void;
};

let open: Promise<Open> | undefined;

async function openWorker(): Promise<Open> {
  // Pagefind would say nothing before the first query.
  await WebAssembly.compile(emptyModule);
  const worker = startWorker();
  return { ask: createAsker(worker), close: () => worker.terminate() };
}

/**
 * Asks the search of a locale, in a worker that stays for the visit: typing
 * goes on while it looks. After a failure the next question starts another one,
 * which loads everything anew.
 */
export async function askSearch(
  locale: string,
  question?: Question,
): Promise<Found> {
  const own = (open ??= openWorker());
  try {
    const { ask } = await own;
    return await ask(withPrefix(`/${searchIndexFolder}/${locale}/`), question);
  } catch (error) {
    if (open === own) open = undefined;
    own.then(
      ({ close }) => close(),
      () => undefined,
    );
    throw error;
  }
}
