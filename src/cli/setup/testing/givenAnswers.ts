import { answersSchema } from "../answers";

/** Answers as answers.json has them. */
export const given = {
  name: "Kim Jones",
  profession: "Translator | Übersetzerin",
  url: "https://www.kim.dev",
  languages: "en,de",
  timeZone: "Europe/Berlin",
  email: "kim@kim.dev",
  colors: "sea",
  typefaces: "newsreader",
  fonts: "bunny",
  sections: "blog,projects,services,cv",
  work: "words",
  form: "none",
  statistics: "none",
  street: "High Street 1",
  postcode: "10115",
  town: "Berlin",
  country: "DE",
  host: "own",
};

export const answer = (changes: Partial<Record<string, string>> = {}) =>
  answersSchema.parse({ ...given, ...changes });
