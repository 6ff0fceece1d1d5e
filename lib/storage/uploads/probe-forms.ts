import { randomUUID } from 'node:crypto';
import { logger } from '@/lib/logger';
import { outgoingFetch } from '@/lib/outgoing-fetch';
import { removeObject } from '../object-store';
import { storeAddress } from '../store-address';
import { incomingKey, makeForm } from './make-form';
import { publicStore } from './upload-origin';

const probeMs = 10_000;
const probeSeconds = 60;
/** A store that was away is asked again. */
const againMs = 10 * 60_000;

interface Probe {
  result: Promise<boolean>;
  /** Until when it is told, in milliseconds since 1970. */
  until: number;
}

/** Next may load a module twice. */
const globalScope = globalThis as typeof globalThis & { __uploadForms?: Probe };

async function post(fields: Record<string, string>, url: string): Promise<number> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', new Blob(['.']), 'probe');
  const answer = await outgoingFetch(url, { method: 'POST', body, signal: AbortSignal.timeout(probeMs) });
  await answer.body?.cancel();
  return answer.status;
}

/** Whether the store takes a form as it was signed, and refuses one that was changed. */
async function probe(store: URL): Promise<boolean> {
  const id = randomUUID();
  const { url, fields } = await makeForm(store, id, probeSeconds);
  const taken = await post(fields, url);
  const changed = await post({ ...fields, 'Content-Type': 'text/html' }, url);
  await removeObject(incomingKey(id));
  return taken >= 200 && taken < 300 && changed >= 400;
}

/**
 * Whether browsers may upload into the store: not every one takes forms. It is tried once, with one that must be refused, too.
 * Never throws.
 */
export function takesForms(): Promise<boolean> {
  const store = publicStore() && storeAddress();
  if (!store) return Promise.resolve(false);
  const known = globalScope.__uploadForms;
  if (known && Date.now() < known.until) return known.result;
  const next: Probe = {
    result: probe(store).catch((error: unknown) => {
      logger.warn({ err: error }, 'uploads into the store of files could not be tried');
      return false;
    }),
    until: Infinity,
  };
  globalScope.__uploadForms = next;
  void next.result.then((takes) => {
    if (!takes) next.until = Date.now() + againMs;
    logger.info({ takes }, 'whether browsers upload straight into the store of files');
  });
  return next.result;
}
