/** The program of a hashing thread: derives one key at a time (see `lib/auth/hashing-threads.ts`). */
import { scryptSync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { KeyResponse, KeyRequest } from './protocol';

function derive({ id, password, salt, keyBytes, cost }: KeyRequest): KeyResponse {
  try {
    return { id, key: scryptSync(password, salt, keyBytes, cost) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : 'unknown' };
  }
}

parentPort?.on('message', (request: KeyRequest) => parentPort?.postMessage(derive(request)));
