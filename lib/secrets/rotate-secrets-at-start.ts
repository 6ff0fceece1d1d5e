import { systemActor } from '@/lib/auth/actor';
import { logger } from '@/lib/logger';
import { rotateSecrets } from './rotate-secrets';

/** Rotates the secrets and logs what came of it. A failure stops no start: earlier keys still read what they encrypted. */
export async function rotateSecretsAtStart(): Promise<void> {
  try {
    const { reencrypted, unreadable } = await rotateSecrets(systemActor);
    if (reencrypted > 0) logger.info({ reencrypted }, 'secrets.reencrypted');
    if (unreadable.length > 0) {
      const advice =
        'Enter these secrets again in Administration, reset these second steps there, or set SECRETS_KEY back.';
      logger.warn({ unreadable, advice }, 'secrets.unreadable');
    }
  } catch (error) {
    logger.error({ err: error }, 'secrets were not rotated');
  }
}
