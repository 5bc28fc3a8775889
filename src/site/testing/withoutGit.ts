// Sites of tests are in no repository: to ask git of each takes longer than to load it.
jest.mock("../content/gitTimes", () => ({
  ...jest.requireActual<object>("../content/gitTimes"),
  loadGitTimes: () => new Map(),
  checkRepository: () => [],
}));
