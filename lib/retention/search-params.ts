import { createLoader, parseAsString } from 'nuqs/server';

/** The group of the preview that is open, in the URL of Administration > Retention. */
export const loadRetentionParams = createLoader({ rule: parseAsString, day: parseAsString });
