import { ZodError } from 'zod';
import { database } from '@/lib/db/client';
import type { AtsConnection } from '@/lib/db/generated/client';
import { decryptSecret } from '@/lib/encrypted-secret';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { readAllowedHosts } from '../http/address-guard';
import { storedState } from '../http/stored-state';
import { logger } from '@/lib/logger';
import { createProvider } from '../providers/create-provider';
import type { AtsProvider } from '../providers/provider';

/** Of one call; a CV's download takes at most so long too. */
const timeLimits = { quietMs: 15_000, totalMs: 60_000 };

export interface OpenProvider {
  provider: AtsProvider;
  connection: AtsConnection;
}

export interface OpenOptions {
  /**
   * For the check of an account: calls are made even when the connection was stopped or pauses, and a success ends
   * that.
   */
  evenStopped?: boolean;
}

/** @throws AppError `ats.not-set-up` without credentials; `ats.secret-unreadable` under a key that the deployment does not have */
function credentialsOf({ encryptedCredentials }: AtsConnection): unknown {
  if (!encryptedCredentials) throw new AppError('ats.not-set-up');
  const plain = decryptSecret(encryptedCredentials, 'ats-credentials');
  if (plain === null) throw new AppError('ats.secret-unreadable');
  return JSON.parse(plain);
}

/** Stores what an answer showed, unless a person has changed the connection meanwhile: then theirs is tried. */
async function rememberSettings({ id, version }: Pick<AtsConnection, 'id' | 'version'>, seen: Record<string, unknown>) {
  logger.info({ connectionId: id, settings: Object.keys(seen) }, 'an answer of the ATS chose settings');
  await database().$executeRaw`
    UPDATE ats_connection SET settings = settings || ${JSON.stringify(seen)}::jsonb
    WHERE id = ${id}::uuid AND version = ${version}`;
}

/**
 * Opens the ATS of a connection. The caller checks whether the connection is paused; every call checks whether it was
 * stopped.
 *
 * @throws AppError `ats.connection-not-found`, `ats.not-set-up`, `ats.secret-unreadable`
 */
export async function openProvider(connectionId: string, options: OpenOptions = {}): Promise<OpenProvider> {
  const connection = await database().atsConnection.findUnique({ where: { id: connectionId } });
  if (!connection) throw new AppError('ats.connection-not-found');
  const { id, version, settings } = connection;
  const context = {
    state: storedState({ id, version }, { evenStopped: options.evenStopped ?? false }),
    remember: (seen: Record<string, unknown>) => rememberSettings({ id, version }, seen),
    limits: { allowedHosts: readAllowedHosts(env().ATS_ALLOWED_HOSTS), ...timeLimits },
  };
  try {
    const secrets = { settings, credentials: credentialsOf(connection) };
    return { provider: createProvider(connection.provider, secrets, context), connection };
  } catch (cause) {
    // Stored by another version of the product: the administrator has to save them again.
    if (cause instanceof ZodError) throw new AppError('ats.not-set-up');
    throw cause;
  }
}
