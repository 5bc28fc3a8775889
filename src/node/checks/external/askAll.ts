import { setTimeout as wait } from "node:timers/promises";
import { askAddress } from "./askAddress";
import type { AskOptions } from "./askAddress";
import type { Outcome } from "./outcome";

export type AskAllOptions = AskOptions & {
  /** Milliseconds between two questions to one host. */
  pause: number;
  /** Hosts that are asked at a time. */
  hosts: number;
};

/**
 * Asks all addresses; each host one at a time, with a pause between them.
 * Without a network every host seems to be missing, which says nothing of any.
 */
export async function askAll(
  urls: readonly string[],
  options: AskAllOptions,
  onAnswer: (url: string, outcome: Outcome) => void = () => undefined,
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const left = byHost(urls).values();
  const work = async () => {
    for (const own of left) {
      for (const [at, url] of own.entries()) {
        if (at > 0) await wait(options.pause);
        const outcome = await askAddress(url, options);
        outcomes.set(url, outcome);
        onAnswer(url, outcome);
      }
    }
  };
  await Promise.all(Array.from({ length: options.hosts }, work));
  return hasNetwork(outcomes) ? outcomes : new Map(urls.map(offline));
}

const offline = (url: string) =>
  [
    url,
    {
      state: "unknown",
      detail: "No host could be reached: is there a network?",
    },
  ] as const;

const hasNetwork = (outcomes: ReadonlyMap<string, Outcome>) =>
  [...outcomes.values()].some(({ detail }) => !isUnreachable(detail));

const isUnreachable = (detail: string) =>
  /^(?:No answer|There is no such host)/.test(detail);

function byHost(urls: readonly string[]): Map<string, string[]> {
  const hosts = new Map<string, string[]>();
  for (const url of urls) {
    const { host } = new URL(url);
    const known = hosts.get(host);
    if (known) known.push(url);
    else hosts.set(host, [url]);
  }
  return hosts;
}
