/** What Gatsby needs of a build to repeat only what has changed. */
const folders = [".cache", "public"];

module.exports = {
  onPreBuild: ({ utils }) => utils.cache.restore(folders),
  onPostBuild: ({ utils }) => utils.cache.save(folders),
};
