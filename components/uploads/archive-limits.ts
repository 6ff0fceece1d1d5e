/** Of what is taken out of one archive or mail, as it is when it is unpacked. */
export const archiveLimits = { files: 100, megabytes: 200 } as const;
