import { hashRecoveryCode, makeRecoveryCodes } from '@/lib/auth/second-step/recovery-codes';
import type { Db } from '@/lib/db/client';

/** Gives a second step new recovery codes; the former ones end. @returns the codes, to be shown once */
export async function replaceRecoveryCodes(db: Db, secondStepId: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await db.recoveryCode.deleteMany({ where: { secondStepId } });
  await db.recoveryCode.createMany({
    data: codes.map((code) => ({ secondStepId, codeHash: hashRecoveryCode(secondStepId, code) })),
  });
  return codes;
}
