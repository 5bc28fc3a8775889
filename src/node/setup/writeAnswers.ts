import type { SiteInput } from "../../config/types";
import { localizeAnswer } from "./answers";
import type { AnswerName, Answers } from "./answers";

type Contact = NonNullable<SiteInput["contact"]>;
type Legal = NonNullable<SiteInput["legal"]>;

/** The languages of a site, the main one first. */
export const listLanguages = ({ i18n }: Pick<SiteInput, "i18n">): string[] => [
  ...new Set([i18n.defaultLocale, ...Object.keys(i18n.locales)]),
];

/** Writes an answer into the options that it decides. */
export type Write<Answer> = (
  answer: Answer,
  site: SiteInput,
) => Partial<SiteInput>;

const setContact =
  (field: keyof Contact): Write<unknown> =>
  (answer, { contact }) => ({
    contact: { ...contact, [field]: answer } as Contact,
  });

const setLegal =
  (field: keyof Legal): Write<unknown> =>
  (answer, { legal, title }) => ({
    legal: { name: title, ...legal, [field]: answer } as Legal,
  });

const handbook = {
  title: { en: "Handbook", de: "Handbuch" },
  path: "/handbook",
};

/** What answers decide; that of the languages goes before: composeSite.ts. */
export const writes: { [Name in AnswerName]?: Write<Answers[Name]> } = {
  name: (title = "", { legal }) => ({
    title,
    ...(legal && { legal: { ...legal, name: title } }),
  }),
  profession: (answer = "", site) => ({
    tagline: localizeAnswer(answer, listLanguages(site)),
  }),
  url: (url = "") => ({ url }),
  timeZone: (timeZone = "") => ({ timeZone }),
  email: setContact("email"),
  phone: setContact("phone"),
  colors: (colors) => ({ colors }),
  typefaces: (typefaces) => ({ typefaces }),
  fonts: (fonts) => ({ fonts }),
  sections: (used = [], { blog, docs }) => ({
    blog: { ...blog, feeds: chooseFeeds(blog, used.includes("blog")) },
    docs: {
      ...docs,
      default: used.includes("handbook")
        ? (docs?.default ?? handbook)
        : undefined,
    } as SiteInput["docs"],
  }),
  form: (form, site) => setContact("form")(form ?? false, site),
  comments: writeComments,
  statistics: (statistics) => ({ statistics }),
  street: setLegal("street"),
  postcode: setLegal("postcode"),
  town: setLegal("town"),
  country: setLegal("country"),
  vatId: setLegal("vatId"),
  businessId: setLegal("businessId"),
  insurer: (insurer, site) =>
    setLegal("insurance")(
      insurer && { ...site.legal?.insurance, insurer },
      site,
    ),
  insuranceScope: (answer = "", site) =>
    setLegal("insurance")(
      site.legal?.insurance && {
        ...site.legal.insurance,
        scope: localizeAnswer(answer, listLanguages(site)),
      },
      site,
    ),
  host: setLegal("host"),
  mailProvider: setLegal("mailProvider"),
  authority: (answer, site) =>
    setLegal("authority")(
      answer && localizeAnswer(answer, listLanguages(site)),
      site,
    ),
};

/** Without a blog there are no feeds; with one, they are as the config has them, or the usual ones. */
function chooseFeeds({ feeds }: SiteInput["blog"], hasBlog: boolean) {
  if (!hasBlog) return { ...feeds, formats: [] };
  return feeds?.formats?.length === 0 ? undefined : feeds;
}

/** Comments that are replies at a host, or in a repository's discussions, by what giscus.app says of it. */
function writeComments(
  answer: Answers["comments"],
  { comments }: SiteInput,
): Partial<SiteInput> {
  if (answer === undefined) return { comments: undefined };
  if (answer.startsWith("https://"))
    return { comments: { provider: "thread", host: answer } };
  const [repo = "", repoId = "", category = "", categoryId = ""] =
    answer.split(",");
  const given = { repo, repoId, category, categoryId };
  const kept = comments?.provider === "giscus" ? comments : undefined;
  return { comments: { ...kept, provider: "giscus", ...given } };
}
