/** Something that the owner asked for and can't have; its message says why, and what to do. */
export class UsageError extends Error {}
