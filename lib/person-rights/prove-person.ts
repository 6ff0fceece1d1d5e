import { createHash, timingSafeEqual } from 'node:crypto';
import { beOnlyAttempt } from '@/lib/auth/only-attempt';
import { readCode } from '@/lib/auth/readable-code';
import { recordAudit } from '@/lib/audit/record-audit';
import type { Candidate, OutsiderLink } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { factsNeeded, proofFacts, type ProofFact } from '@/lib/domain/privacy-enums';
import { AppError } from '@/lib/errors';
import { foldForSearch } from '@/lib/i18n/fold-for-search';
import { findByLink, visitor } from './candidate-link';
import type { Proof } from './person-schemas';

/** Failed proofs of a link; then nothing is given out by it, and a new one has to be asked for. */
export const maxTries = 5;

const plain: Record<ProofFact, (value: string) => string> = {
  EMAIL: (value) => value.trim().toLowerCase(),
  // Without the country's code, which people leave out.
  PHONE: (value) => value.replace(/\D/gu, '').slice(-9),
  CITY: (value) => foldForSearch(value).trim(),
};

type Facts = Pick<Candidate, 'email' | 'phone' | 'city'>;
const columns = { EMAIL: 'email', PHONE: 'phone', CITY: 'city' } as const satisfies Record<ProofFact, keyof Facts>;

/** The facts that are known about a candidate. */
export function knownFacts(candidate: Facts): ProofFact[] {
  return proofFacts.filter((fact) => plain[fact](candidate[columns[fact]] ?? '').length > 2);
}

/** What the database holds of a code; the link's id in it, so that no table of codes helps. */
export const hashCode = (linkId: string, code: string): string =>
  createHash('sha256')
    .update(`${linkId}:${readCode(code)}`)
    .digest('base64url');

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

function isProof({ id, codeHash, codeExpiresAt }: OutsiderLink, candidate: Facts, proof: Proof): boolean {
  if ('code' in proof) {
    const isLive = codeHash !== null && codeExpiresAt !== null && codeExpiresAt.getTime() > Date.now();
    return isLive && isEqual(codeHash, hashCode(id, proof.code));
  }
  const right = knownFacts(candidate).filter((fact) => {
    const given = plain[fact](proof.facts[fact] ?? '');
    return given !== '' && given === plain[fact](candidate[columns[fact]] ?? '');
  });
  return right.length >= factsNeeded;
}

/**
 * Finds out whether who has a link is the person: by the code mailed to the address of their CV, which is used up, or by two facts
 * of it. Each failure counts, also one whose answer never arrives.
 *
 * @throws AppError `link.invalid`; `proof.wrong` with how many tries are left, `proof.locked` after the fifth;
 * `request.too-many` while another attempt is being checked
 */
export async function provePerson({
  token,
  proof,
  address,
}: {
  token: string;
  proof: Proof;
  address: string;
}): Promise<void> {
  const outcome = await transaction(async (db) => {
    const { link, candidate } = await findByLink(db, { token });
    const where = { id: link.id };
    await beOnlyAttempt(db, `candidate-page:${link.id}`);
    // As the attempt before left it: a code is good once.
    const current = await db.outsiderLink.findUniqueOrThrow({ where });
    const { failedProofs } = current;
    if (failedProofs >= maxTries) return { isProved: false, left: 0 };
    if (isProof(current, candidate, proof)) {
      await db.outsiderLink.update({ where, data: { failedProofs: 0, codeHash: null, codeExpiresAt: null } });
      return { isProved: true, left: maxTries };
    }
    const left = maxTries - failedProofs - 1;
    await db.outsiderLink.update({ where, data: { failedProofs: { increment: 1 } } });
    const facts = { processId: candidate.processId, candidateId: candidate.id, triesLeft: left };
    await recordAudit(db, visitor(address), 'candidate.proof-failed', facts);
    return { isProved: false, left };
  });
  if (outcome.isProved) return;
  throw outcome.left > 0
    ? new AppError('proof.wrong', { values: { left: outcome.left } })
    : new AppError('proof.locked');
}
