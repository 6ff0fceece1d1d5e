import { database, type Db } from '@/lib/db/client';
import { logger } from '@/lib/logger';
import type { ProviderFailure } from './provider-failure';

interface ProviderEvent {
  kind: 'FAILURE' | 'ADMINISTRATOR_KEPT' | 'CLAIM_MISSING';
  fault?: string | null;
  detail?: string | null;
  userId?: string;
}

/** Keeps the latest event of its kind for Administration. */
export async function recordProviderEvent(db: Db, { kind, ...event }: ProviderEvent): Promise<void> {
  const facts = {
    at: new Date(),
    fault: event.fault ?? null,
    detail: event.detail ?? null,
    userId: event.userId ?? null,
  };
  await db.identityProviderEvent.upsert({ where: { kind }, create: { kind, ...facts }, update: facts });
}

/**
 * Records what is wrong with the provider or its settings; a failure that is not their fault is not recorded. Never
 * throws.
 */
export async function recordProviderFailure({ fault, detail }: ProviderFailure): Promise<void> {
  if (!fault) return;
  try {
    await recordProviderEvent(database(), { kind: 'FAILURE', fault, detail });
  } catch (error) {
    logger.warn({ fault, error: error instanceof Error ? error.name : 'unknown' }, 'sign-in.failure-not-kept');
  }
}
