/** The engines of smoke tests; all others run in Chromium. */
export const engineNames = ["firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];
