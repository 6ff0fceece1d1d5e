import type { ScryptOptions } from 'node:crypto';

/** In place of `lib/auth/password-cost.ts` in the integration tests, which sign in thousands of times: 4 MiB per hash. */
export const passwordCost = { N: 2 ** 12, r: 8, p: 1, maxmem: 192 * 1024 * 1024 } satisfies ScryptOptions;
