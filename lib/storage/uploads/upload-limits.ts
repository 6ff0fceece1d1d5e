const megabyte = 1024 * 1024;

/** Of an upload straight into the store. */
export const uploadLimits = {
  /** As of a CV (`cvLimits`): what is larger need not arrive. */
  bytes: 10 * megabyte,
  /** Until its form ends: 10 MB on a slow line. */
  seconds: 30 * 60,
  /** Of one person at a time. */
  forms: 500,
} as const;

/** What every upload is called, so that no browser ever shows one; what it is, is found out by its content. */
export const uploadType = 'application/octet-stream';
