/** The object types that nodes of the content model consist of. */
export const valueTypeDefs = /* GraphQL */ `
  "How to write a day."
  enum DateStyle {
    "14 March 2026, 14. März 2026."
    FULL
    "14 Mar, 14. März; for lists under their year."
    DAY_MONTH
  }

  "Who gets to see a post."
  enum PostVisibility {
    "Everybody, everywhere."
    LISTED
    "Whoever has its address."
    UNLISTED
    "Nobody yet; exists in previews only."
    DRAFT
    "Nobody until its date; exists in previews only."
    SCHEDULED
  }

  "A picture of a post, page or author."
  type ContentImage {
    "As written in the entry: a path relative to it, or a web address."
    src: String!
    "What the picture shows; empty for decoration."
    alt: String!
    "The picture's file; null for web addresses."
    file: File @link(by: "absolutePath", from: "filePath")
    "The size of a file that is shown as it is, not resized: drawings (SVG) and what moves (GIF and its like); null for all others."
    size: ImageSize
  }

  "In CSS pixels."
  type ImageSize {
    "In pixels."
    width: Int!
    "In pixels."
    height: Int!
  }

  "A picture that other sites show beside a link."
  type SocialImage {
    "Path from the site's root, or a web address."
    src: String!
    "In pixels; null for pictures that are elsewhere."
    width: Int
    "In pixels; null for pictures that are elsewhere."
    height: Int
    "What the picture shows, in the language of the post's text."
    alt: String!
  }

  "A link in an entry."
  type ContentLink {
    "As written in the entry."
    url: String!
    "Line in the source file, from 1."
    line: Int
  }

  "A heading in the table of contents."
  type TocItem {
    "Id of the heading, for a link."
    id: String!
    "The heading's text."
    title: String!
    "Level of the heading, from 2."
    depth: Int!
  }

  "How long an entry takes to read, without its code."
  type ReadingTime {
    "Whole minutes at the speed people read the text's language: at least 1, and 0 where there is nothing to read."
    minutes: Int!
    "Words of prose, without code."
    words: Int!
  }

  "How to reach the owner, as the site config says it."
  type Contact {
    "The mailbox."
    email: String!
    "The telephone number, as readers see it."
    phone: String
    "Where the owner works."
    location: String
    "When the owner can be reached."
    hours: String
    "Street and number, where the law wants documents to arrive."
    street: String
    "The postcode."
    postcode: String
    "The town."
    town: String
    "The country, by its two letters."
    country: String
    "The VAT identification number."
    vatId: String
  }

  "A profile of an author on another platform."
  type Social {
    "Such as github."
    platform: String!
    "The platform as readers know it, such as GitHub."
    label: String!
    "Address of the profile."
    url: String!
  }
`;
