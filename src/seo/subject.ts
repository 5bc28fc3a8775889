import { graphql } from "gatsby";
import type { Thing } from "schema-dts";
import type { PageDescription, PageFacts } from "./pageFacts";

/** What a page is about, for those who read it by machine. */
export type Subject = {
  /** Says it in terms of schema.org. */
  describe: (
    page: Pick<PageDescription, "locale" | "image">,
    facts: PageFacts,
  ) => Thing[];
  /** What Open Graph says of an article. */
  article?: Queries.DocSubjectFragment & Partial<Queries.PostSubjectFragment>;
};

/** A page above another one. */
export type Crumb = {
  name: string;
  /** Path from the site's root, such as "/de/blog/tags". */
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

  fragment PostSubject on BlogPost {
    publishedAt
    updatedAt
    keywords
    readingTime {
      minutes
      words
    }
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

  fragment DocSubject on Doc {
    updatedAt
    keywords
    readingTime {
      minutes
      words
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
        publicURL
      }
    }
  }
`;
