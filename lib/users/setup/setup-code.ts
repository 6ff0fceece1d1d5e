import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { inGroups, readCode, toReadableCode } from '@/lib/auth/readable-code';
import { sign } from '@/lib/auth/signature';
import { database } from '@/lib/db/client';

const codeLength = 12;

/**
 * 60 bits, derived from the secret: reading the database is not enough to know the code, and all instances have the
 * same one.
 */
function codeOf(nonce: string): string {
  const bytes = createHash('sha256').update(sign('setup-code', nonce)).digest();
  return toReadableCode(bytes.subarray(0, codeLength));
}

/** The code of this installation's first run, in groups of four. Made on the first call, ended by the setup. */
export async function getSetupCode(): Promise<string> {
  const row = { id: 1, nonce: randomBytes(16).toString('base64url') };
  await database().setupCode.createMany({ data: [row], skipDuplicates: true });
  const { nonce } = await database().setupCode.findUniqueOrThrow({ where: { id: 1 } });
  return inGroups(codeOf(nonce));
}

/** Whether `typed` is the code, however it is spaced and whatever its case. */
export async function isSetupCode(typed: string): Promise<boolean> {
  const row = await database().setupCode.findUnique({ where: { id: 1 } });
  const expected = Buffer.from(row ? codeOf(row.nonce) : '');
  const actual = Buffer.from(readCode(typed));
  return row !== null && actual.length === expected.length && timingSafeEqual(actual, expected);
}
