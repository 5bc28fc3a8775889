/** The fields that all texts have: posts, pages and documentation. */
export const entryFieldDefs = /* GraphQL */ `
    "Locale of the page that shows it, such as de."
    locale: String!
    "Locale its text is written in; differs from locale in a fallback."
    lang: String!
    "True where this locale has no translation and shows another language's text."
    isFallback: Boolean!
    "Path from the site's root, without a trailing slash."
    path: String!
    "The title for search engines and previews; null where it is the title."
    titleMeta: String
    "For search engines and previews; the first paragraph where the author gave none."
    description: String!
    "Words for search engines."
    keywords: [String!]!
    "Headings of the levels set in the site config, in their order."
    toc: [TocItem!]!
    "The text as a content tree: text, or elements as [type, props, ...children]."
    body: JSON!
    "Components in the text that have a stylesheet or a script: folders in src/components."
    components: [String!]!
    "The stylesheets of these components."
    styles: String!
    "True when the file imports components of its own."
    isRich: Boolean!
    "The prose without code and markup, one paragraph a line."
    text: String!
    "Pictures in the text."
    images: [ContentImage!]!
    "Links in the text."
    links: [ContentLink!]!
    "Source file, from the project's root."
    sourcePath: String!
`;
