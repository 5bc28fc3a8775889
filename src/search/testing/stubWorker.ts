import type { SearchWorker } from "../createAsker";
import type { Asked, Said } from "../searchMessages";

/** A worker that notes what it is asked, and says what it is told to. */
export function stubWorker() {
  const asked: Asked[] = [];
  const worker = {
    onmessage: null,
    onerror: null,
    postMessage: (one: Asked) => void asked.push(one),
    terminate: jest.fn(),
  } as SearchWorker;
  const itself = worker as Worker;
  return {
    worker,
    asked,
    say: (data: Said) => {
      worker.onmessage?.call(itself, new MessageEvent("message", { data }));
    },
    fail: () => {
      worker.onerror?.call(itself, new ErrorEvent("error"));
    },
  };
}
