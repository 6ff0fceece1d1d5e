import { recordAudit, type AuditActor } from '@/lib/audit/record-audit';
import type { Db } from '@/lib/db/client';
import { decryptSecret } from '@/lib/encrypted-secret';
import { AppError } from '@/lib/errors';
import { findTimeStep, readOneTimePassword } from './one-time-password';
import { hashRecoveryCode } from './recovery-codes';

/** The second step of an account, as it is stored. */
export interface StoredSecondStep {
  id: string;
  userId: string;
  encryptedKey: string;
}

/**
 * Uses up a code of an account: of the app, or a recovery code. Each counts once, also for two who send it at once.
 *
 * @param actor its owner, for the audit log
 * @param typed however it is spaced
 * @returns whether it was right
 * @throws AppError `second-step.unreadable` for an app's code, when the server does not have the key of the stored secret
 */
export async function consumeCode(
  db: Db,
  actor: AuditActor,
  step: StoredSecondStep,
  typed: string,
  now = new Date(),
): Promise<boolean> {
  const code = readOneTimePassword(typed);
  return code === null ? consumeRecoveryCode(db, actor, step, typed) : consumeOneTimePassword(db, step, code, now);
}

async function consumeOneTimePassword(db: Db, step: StoredSecondStep, code: string, now: Date): Promise<boolean> {
  const key = decryptSecret(step.encryptedKey, 'second-step');
  if (key === null) throw new AppError('second-step.unreadable');
  const timeStep = findTimeStep(key, code, now);
  if (timeStep === null) return false;
  const where = { id: step.id, lastTimeStep: { lt: timeStep } };
  const { count } = await db.secondStep.updateMany({ where, data: { lastTimeStep: timeStep } });
  return count === 1;
}

async function consumeRecoveryCode(
  db: Db,
  actor: AuditActor,
  { id, userId }: StoredSecondStep,
  typed: string,
): Promise<boolean> {
  const where = { secondStepId: id, codeHash: hashRecoveryCode(id, typed) };
  const { count } = await db.recoveryCode.deleteMany({ where });
  if (count === 0) return false;
  const left = await db.recoveryCode.count({ where: { secondStepId: id } });
  await recordAudit(db, actor, 'second-step.recovery-code-used', { userId, left });
  return true;
}
