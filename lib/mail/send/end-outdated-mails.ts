import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';

/**
 * Ends mails whose link no longer works: their text is of no use to anybody.
 *
 * @returns how many
 * @throws AppError `permission.denied`
 */
export async function endOutdatedMails(actor: Actor): Promise<number> {
  requirePermission(actor, 'administration');
  const ended = await database().$executeRaw`
    UPDATE mail SET state = 'OUTDATED', ended_at = now(), encrypted_body = NULL, link_hash = NULL, next_attempt_at = NULL
    WHERE state IN ('QUEUED', 'FAILED') AND link_hash IS NOT NULL AND (claimed_until IS NULL OR claimed_until <= now())
      AND NOT EXISTS (SELECT 1 FROM invitation i WHERE i.token_hash = mail.link_hash AND i.expires_at > now())
      AND NOT EXISTS (SELECT 1 FROM password_reset r WHERE r.token_hash = mail.link_hash AND r.expires_at > now())
      AND NOT EXISTS (SELECT 1 FROM outsider_link o
        WHERE o.token_hash = mail.link_hash AND o.expires_at > now() AND o.revoked_at IS NULL)`;
  await database().$executeRaw`
    UPDATE candidate_message SET state = 'OUTDATED', ended_at = now() WHERE state = 'WAITING' AND NOT EXISTS (
      SELECT 1 FROM mail WHERE mail.id = candidate_message.id AND mail.state <> 'OUTDATED')`;
  return ended;
}
