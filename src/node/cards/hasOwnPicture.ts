/** Formats that networks show; they pass by SVG and AVIF. */
const shown = /\.(?:png|jpe?g|gif|webp)(?:[?#]|$)/i;

/** Whether a post's own picture can stand for it elsewhere. */
export const hasOwnPicture = <Cover extends { src: string }>(post: {
  cover: Cover | null;
}): post is { cover: Cover } => !!post.cover && shown.test(post.cover.src);
