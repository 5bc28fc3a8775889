import { createAnswerer } from "./createAnswerer";
import { openEngine } from "./openEngine";
import type { Asked } from "./searchMessages";

// What runs in the worker: all that an answer takes, beside the page.
const answer = createAnswerer(openEngine, (said) => self.postMessage(said));

self.onmessage = ({ data }: MessageEvent<Asked>) => void answer(data);
