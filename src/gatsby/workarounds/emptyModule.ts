/** Replaces the modules in leaveOut.ts. */
export {};
