import type { ScryptOptions } from 'node:crypto';

/** A request to a hashing thread. */
export interface KeyRequest {
  id: number;
  password: string;
  salt: Uint8Array;
  keyBytes: number;
  cost: ScryptOptions;
}

/** Its response: the key, or why scrypt rejected the parameters. */
export type KeyResponse = { id: number; key: Uint8Array } | { id: number; error: string };
