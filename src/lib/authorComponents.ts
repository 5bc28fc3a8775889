/**
 * Components that authors may use in MDX without importing them. The build
 * checks names against this list; `src/mdx/` holds the components themselves.
 */
export const authorComponents = ["Figure"] as const;

export type AuthorComponent = (typeof authorComponents)[number];
