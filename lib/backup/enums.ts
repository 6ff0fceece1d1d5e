/** How far a backup was tried: each of its files read back, or restored into another database and compared. */
export const backupProofs = ['READ', 'RESTORED'] as const;

/** Why there is none. */
export const backupFailures = [
  'PLACE',
  'FULL',
  'PASSPHRASE',
  'DATABASE',
  'DIFFERS',
  'STORE',
  'INTERRUPTED',
  'OTHER',
] as const;
