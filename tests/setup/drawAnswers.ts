import { palettes } from "../../src/cli/setup/palettes";
import { given } from "../../src/cli/setup/testing/givenAnswers";

type Answers = Record<string, string>;

/** What owners may answer; what has one choice is left to `given`. */
const choices: Readonly<Record<string, readonly string[]>> = {
  languages: [
    "en",
    "de",
    "de-AT",
    "fr",
    "ar",
    "en,de",
    "de,en",
    "fr,de",
    "ar,en,pt-br",
  ],
  profession: ["Translator", "Translator | Übersetzerin", "C++ & <Web>"],
  name: ["Kim Jones", "Zoë O’Brien", 'Kim "K" Jones: Web'],
  url: ["https://www.kim.dev", "https://kim.github.io/site"],
  timeZone: ["Europe/Berlin", "Pacific/Kiritimati"],
  phone: ["", "+49 30 1234567"],
  profile: ["none", "https://github.com/kim"],
  colors: [
    ...Object.keys(palettes),
    "#ffffff #14213d #1b4d8e #10151f #e8edf5 #8ab4f8",
  ],
  typefaces: ["source", "newsreader"],
  fonts: ["self-hosted", "bunny", "system"],
  sections: [
    "",
    "blog",
    "projects",
    "services",
    "handbook",
    "cv",
    "blog,projects,services,handbook,cv",
  ],
  work: ["words", "pictures"],
  form: ["none", "netlify", "https://formspree.io/f/abc"],
  comments: [
    "none",
    "https://mastodon.social",
    "kim/site,R_kgDOABC123,Comments,DIC_kwDOABC123",
  ],
  statistics: [
    "none",
    "plausible,kim.dev",
    "umami,a1,https://stats.kim.dev",
    "goatcounter,kim",
  ],
  country: ["DE", "AT", "CH", "FR", "US"],
  vatId: ["", "DE812345678"],
  insurer: ["", "Versicherung AG, Bonn"],
  insuranceScope: ["EU"],
  host: ["netlify", "own", "OVH SAS, FR"],
  mailProvider: ["", "mailbox.org"],
  authority: ["", "The authority of Berlin"],
};

/** Draws numbers below a limit that are the same in each run. */
function createDice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Draws sets of answers of which each choice is in one, if there are enough. */
export function drawAnswers(count: number, seed = 44): Answers[] {
  const roll = createDice(seed);
  const offsets = Object.values(choices).map(({ length }) => roll(length));
  return Array.from({ length: count }, (_, index) => ({
    ...given,
    ...Object.fromEntries(
      Object.entries(choices).map(([name, allowed], at) => {
        // The first sets have each choice in turn, the others any.
        const isTurn = index < allowed.length;
        const next = isTurn ? index + (offsets[at] ?? 0) : roll(allowed.length);
        return [name, allowed[next % allowed.length] ?? ""];
      }),
    ),
  }));
}
