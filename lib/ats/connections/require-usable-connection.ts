import type { AtsConnection } from '@/lib/db/generated/client';
import { isErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';

/** Whether a connection can be used now. @throws AppError `ats.not-set-up`, `ats.paused`, or what stopped it */
export function requireUsableConnection(
  connection: Pick<AtsConnection, 'encryptedCredentials' | 'paused' | 'stoppedReason'>,
): void {
  if (connection.paused) throw new AppError('ats.paused');
  const { encryptedCredentials, stoppedReason } = connection;
  if (stoppedReason) throw new AppError(isErrorCode(stoppedReason) ? stoppedReason : 'ats.not-set-up');
  if (!encryptedCredentials) throw new AppError('ats.not-set-up');
}
