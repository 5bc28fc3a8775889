// The little that writing files needs of the framework that builds the site.

/** Tells the owner how the build is getting on. */
export type Reporter = {
  info: (text: string) => void;
  activityTimer: (name: string) => {
    start: () => void;
    setStatus: (status: string) => void;
    end: () => void;
  };
};

/** Asks the content model. */
export type RunQuery = (
  query: string,
) => Promise<{ data?: unknown; errors?: unknown }>;
