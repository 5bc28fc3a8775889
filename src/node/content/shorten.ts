/** A description cut at a word, for posts whose author gave none. */
export const shorten = (text: string) =>
  text.length <= 160 ? text : `${text.slice(0, 159).replace(/\s\S*$/, "")}…`;
