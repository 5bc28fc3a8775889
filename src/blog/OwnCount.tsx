type OwnCountProps = {
  /** Posts in all languages. */
  all: number;
  /** Those in the page's language; all of them unless given. */
  own?: number | undefined;
  /** Says a number of posts in words. */
  text: (count: number) => string;
};

/** A number of posts that is right whether or not readers leave out other languages. */
export function OwnCount({ all, own = all, text }: OwnCountProps) {
  if (own === all) return text(all);
  return (
    <>
      <span data-in="all">{text(all)}</span>
      <span data-in="own">{text(own)}</span>
    </>
  );
}
