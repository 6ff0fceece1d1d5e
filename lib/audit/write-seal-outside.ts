import { appendFile } from 'node:fs/promises';
import type { SealPlace } from '@/lib/env';
import { logger } from '@/lib/logger';
import { outgoingFetch } from '@/lib/outgoing-fetch';
import type { ChainEnd } from './chain-end';

const limitMs = 5_000;

/** A line as `audit:verify --kept` takes it. */
const lineOf = ({ seq, hash }: ChainEnd): string => `${new Date().toISOString()} ${seq}:${hash}\n`;

async function post(url: string, end: ChainEnd): Promise<void> {
  const response = await outgoingFetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ auditSeq: end.seq, auditHash: end.hash }),
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The address of AUDIT_SEAL_TO answered ${response.status}.`);
}

/**
 * Writes a seal to a place that somebody who changes the database cannot reach: a line of the server's log, a line of
 * a file, or a POST. It holds no personal data. Never throws, because the next seal proves this one too.
 */
export async function writeSealOutside(end: ChainEnd, place: SealPlace): Promise<void> {
  try {
    if (place.kind === 'log') logger.info({ auditSeq: end.seq, auditHash: end.hash }, 'the audit log ends here');
    else if (place.kind === 'file') await appendFile(place.path, lineOf(end), { mode: 0o600 });
    else await post(place.url, end);
  } catch (error) {
    logger.error(
      { err: error, place: place.kind, auditSeq: end.seq },
      'the seal of the audit log was not written outside',
    );
  }
}
