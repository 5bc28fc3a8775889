import { z } from "zod";

const address = z.url({ protocol: /^https?$/ });
const text = z.string().trim().min(1);
const time = z.iso.datetime({ offset: true });
const reference = z.strictObject({ "@id": address });

/** Required and recommended by Google for authors: a name, and a page about them. */
const person = z.strictObject({
  "@type": z.literal("Person"),
  "@id": address.optional(),
  name: text,
  url: address.optional(),
});
const named = <Type extends string>(type: Type) =>
  z.strictObject({
    "@type": z.literal(type),
    "@id": address,
    name: text,
    url: address,
  });

const headline = {
  "@type": z.literal("BlogPosting"),
  "@id": address,
  headline: text,
  url: address,
  datePublished: time,
  dateModified: time.optional(),
};

const article = {
  description: text,
  mainEntityOfPage: z.strictObject({
    "@type": z.literal("WebPage"),
    "@id": address,
  }),
  inLanguage: text,
  publisher: person,
  wordCount: z.int().positive(),
  timeRequired: z.iso.duration(),
};

const posting = z.strictObject({
  ...headline,
  ...article,
  author: z.array(person).min(1),
  image: z.strictObject({
    "@type": z.literal("ImageObject"),
    url: address,
    caption: text.optional(),
  }),
  articleSection: z.array(text).min(1).optional(),
  keywords: z.array(text).min(1).optional(),
  isPartOf: named("Blog"),
});

const documentation = z.strictObject({
  ...article,
  "@type": z.literal("TechArticle"),
  "@id": address,
  headline: text,
  url: address,
  dateModified: time.optional(),
  isPartOf: named("WebSite"),
});

const project = named("CreativeWork").extend({
  description: text,
  inLanguage: text,
  creator: person,
  keywords: z.array(text).min(1).optional(),
  image: posting.shape.image.optional(),
  isPartOf: named("WebSite"),
});

const blog = named("Blog").extend({
  description: text,
  inLanguage: text,
  publisher: person,
  isPartOf: named("WebSite"),
  // A page that shows no post of its language has no such list.
  blogPost: z.array(z.strictObject(headline)).min(1).optional(),
});

const onlyNamed = <Type extends string>(type: Type) =>
  z.strictObject({ "@type": z.literal(type), name: text });

const contact = {
  email: z.email(),
  telephone: text.optional(),
  homeLocation: onlyNamed("Place").optional(),
  address: z
    .strictObject({ "@type": z.literal("PostalAddress") })
    .catchall(text)
    .optional(),
  vatID: text.optional(),
};

const cv = person.required().extend({
  ...contact,
  jobTitle: text,
  description: text,
  alumniOf: z.array(onlyNamed("EducationalOrganization")).min(1),
  knowsAbout: z.array(text).min(1),
  knowsLanguage: z.array(text).min(1),
  hasCredential: z.array(onlyNamed("EducationalOccupationalCredential")).min(1),
});

const author = person.required().extend({
  jobTitle: text.optional(),
  description: text.optional(),
  image: address.optional(),
  sameAs: z.array(address).min(1).optional(),
  agentInteractionStatistic: z.strictObject({
    "@type": z.literal("InteractionCounter"),
    interactionType: z.strictObject({ "@type": z.literal("WriteAction") }),
    userInteractionCount: z.int().nonnegative(),
  }),
});

const profile = z.strictObject({
  "@type": z.literal("ProfilePage"),
  "@id": address,
  url: address,
  inLanguage: text,
  mainEntity: z.union([author, cv]),
});

const owner = person.required().extend({
  jobTitle: text,
  description: text,
  ...contact,
  makesOffer: z.array(
    z.strictObject({
      "@type": z.literal("Offer"),
      itemOffered: z.strictObject({
        "@type": z.literal("Service"),
        name: text,
        description: text,
      }),
    }),
  ),
});

const site = named("WebSite").extend({
  description: text,
  inLanguage: text,
  publisher: reference,
  /** As Google asks for it: the address of the answers, and what is put into it. */
  potentialAction: z.strictObject({
    "@type": z.literal("SearchAction"),
    target: z.strictObject({
      "@type": z.literal("EntryPoint"),
      urlTemplate: z.string().endsWith("?q={search_term_string}"),
    }),
    "query-input": z.literal("required name=search_term_string"),
  }),
});

const breadcrumbs = z.strictObject({
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z
    .array(
      z.strictObject({
        "@type": z.literal("ListItem"),
        position: z.int().positive(),
        name: text,
        item: address,
      }),
    )
    .min(2),
});

/** What pages say in terms of schema.org; nothing else is allowed, so that no misspelt property passes. */
export const graphSchema = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(
    z.discriminatedUnion("@type", [
      posting,
      documentation,
      project,
      blog,
      profile,
      owner,
      site,
      breadcrumbs,
    ]),
  ),
});

export type Thing = z.infer<typeof graphSchema>["@graph"][number];
export type ThingOf<Type extends Thing["@type"]> = Extract<
  Thing,
  { "@type": Type }
>;
