import type { ScryptOptions } from 'node:crypto';

/** What a hashing thread is asked. */
export interface KeyRequest {
  id: number;
  password: string;
  salt: Uint8Array;
  keyBytes: number;
  cost: ScryptOptions;
}

/** What it answers: the key, or why scrypt refused its parameters. */
export type KeyAnswer = { id: number; key: Uint8Array } | { id: number; error: string };
