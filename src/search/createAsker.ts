import type { Question } from "./findPages";
import type { Asked, Found, Said } from "./searchMessages";

/** What we use of a worker. */
export type SearchWorker = Pick<
  Worker,
  "onmessage" | "onerror" | "postMessage" | "terminate"
>;

type Waiting = {
  id: number;
  resolve: (found: Found) => void;
  reject: (error: Error) => void;
};

/**
 * Makes the function that asks a worker. Whoever asked before is not answered
 * any more: what is typed next is what a reader wants to know.
 */
export function createAsker(worker: SearchWorker) {
  let waiting: Waiting | undefined;
  let last = 0;
  const fail = () =>
    waiting?.reject(new Error("The search's worker has failed."));
  worker.onerror = fail;
  worker.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data.id !== waiting?.id) return;
    if (data.found) waiting.resolve(data.found);
    else fail();
  };
  return (folder: string, question?: Question) =>
    new Promise<Found>((resolve, reject) => {
      last += 1;
      waiting = { id: last, resolve, reject };
      const asked: Asked = { id: last, folder, question };
      worker.postMessage(asked);
    });
}
