import { graphql } from "gatsby";

/** The subject of a page, for structured data. */
export type Subject =
  | { kind: "owner"; page: Queries.OwnerSubjectFragment }
  | { kind: "blog"; posts: readonly Queries.BlogSubjectFragment[] }
  | { kind: "post"; post: Queries.PostSubjectFragment }
  | { kind: "project"; project: Queries.ProjectSubjectFragment }
  | { kind: "doc"; doc: Queries.TextSubjectFragment }
  | { kind: "author"; author: AuthorSubject }
  | { kind: "cv"; cv: Queries.CvSubjectFragment };

export type AuthorSubject = Queries.AuthorSubjectFragment & {
  /** The number of listed posts of the author. */
  postCount: number;
};

/** A page above another one. */
export type Crumb = {
  name: string;
  /** The path from the root of the site, such as "/de/blog/tags". */
  path: string;
};

export const fragments = graphql`
  fragment OwnerSubject on Page {
    home {
      lead
      services {
        items {
          title
          text
        }
      }
    }
    contact {
      ...ContactSubject
    }
  }

  fragment ContactSubject on Contact {
    email
    phone
    location
    street
    postcode
    town
    country
    vatId
  }

  fragment CvSubject on Cv {
    basics {
      label
      summary
    }
    contact {
      ...ContactSubject
    }
    education {
      institution
    }
    skills {
      keywords
    }
    languages {
      language
    }
    certificates {
      name
    }
  }

  fragment BlogSubject on BlogPost {
    title
    path
    lang
    publishedAt
    updatedAt
  }

  fragment TextSubject on Entry {
    updatedAt
    keywords
    readingTime {
      minutes
      words
    }
  }

  fragment PostSubject on BlogPost {
    publishedAt
    ...TextSubject
    authors {
      name
      path
      url
    }
    tags {
      label
    }
  }

  fragment ProjectSubject on Project {
    technologies {
      name
    }
  }

  fragment AuthorSubject on Author {
    name
    title
    bio
    url
    socials {
      url
    }
    image {
      file {
        childImageSharp {
          portrait: gatsbyImageData(
            width: 400
            formats: [AUTO]
            outputPixelDensities: [1]
          )
        }
      }
    }
  }
`;
