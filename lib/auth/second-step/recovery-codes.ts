import { createHash, randomBytes } from 'node:crypto';
import { inGroups, readCode, toReadableCode } from '../readable-code';

/** How many somebody gets at once. */
const count = 10;
/** 80 bits. */
const length = 16;

/** New recovery codes, as they are shown. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => inGroups(toReadableCode(randomBytes(length))));
}

/**
 * What the database holds of a code. One SHA-256 is enough: nobody tries 2^80 codes, and the owner in it lets no two
 * accounts be tried at once. Looking it up tells nothing of a code by its time, for nobody can choose the hash.
 */
export function hashRecoveryCode(secondStepId: string, typed: string): string {
  return createHash('sha256')
    .update(`${secondStepId}:${readCode(typed)}`)
    .digest('base64url');
}
