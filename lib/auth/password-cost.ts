import type { ScryptOptions } from 'node:crypto';

/** OWASP's parameters for scrypt: N = 2^17, r = 8, p = 1; 128 MiB of memory per hash. */
export const passwordCost = { N: 2 ** 17, r: 8, p: 1, maxmem: 192 * 1024 * 1024 } satisfies ScryptOptions;
