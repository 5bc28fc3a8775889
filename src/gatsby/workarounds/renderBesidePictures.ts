type Jobs = { waitUntilAllJobsComplete: () => Promise<unknown> };

let waitForJobs: (() => Promise<unknown>) | undefined;

/**
 * Has Gatsby render pages while pictures are resized. It would wait for all of
 * them before, though pages need no more than their addresses.
 */
export async function renderBesidePictures(): Promise<void> {
  const module = "gatsby/dist/utils/wait-until-jobs-complete.js";
  const jobs = (await import(module)) as { default: Jobs };
  const wait = jobs.default.waitUntilAllJobsComplete;
  jobs.default.waitUntilAllJobsComplete = () => Promise.resolve();
  waitForJobs = () => {
    jobs.default.waitUntilAllJobsComplete = wait;
    return wait();
  };
}

/** Waits until all pictures are there. */
export const waitForPictures = async (): Promise<void> => {
  await waitForJobs?.();
};
