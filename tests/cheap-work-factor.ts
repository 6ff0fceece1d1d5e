/** In place of `lib/backup/work-factor.ts` in the integration tests, where compiled scrypt takes ten times as long. */
export const workFactor = 10;
