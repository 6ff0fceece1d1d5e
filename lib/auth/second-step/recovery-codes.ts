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
 * What the database holds of a code. One SHA-256 is enough: nobody tries 2^80 codes, and since the owner's id is
 * hashed too, codes of two accounts cannot be tried at once. The time of the look-up reveals nothing, because nobody
 * can choose the hash.
 */
export function hashRecoveryCode(secondStepId: string, typed: string): string {
  return createHash('sha256')
    .update(`${secondStepId}:${readCode(typed)}`)
    .digest('base64url');
}
