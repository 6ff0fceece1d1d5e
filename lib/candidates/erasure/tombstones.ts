import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '@/lib/db/client';
import { decryptSecret, encryptSecret } from '@/lib/encrypted-secret';

/** How an ATS names an application and who applied. */
interface Reference {
  connectionId: string;
  recruitmentId: string;
  externalId: string;
  externalCandidateId: string;
  /** Where candidates are given by another system or a file, the address is the way in, too. */
  email: string | null;
}

/**
 * The key of the hashes: made when first needed, and encrypted as the other secrets, so that it survives a change of theirs.
 *
 * @throws Error where no key of this deployment reads it: then it cannot be told who was erased, so nobody is taken in
 */
async function tombstoneKey(db: Db): Promise<Buffer> {
  const fresh = encryptSecret(randomBytes(32).toString('base64url'), 'tombstones');
  await db.tombstoneKey.createMany({ data: { id: 1, encryptedKey: fresh }, skipDuplicates: true });
  const { encryptedKey } = await db.tombstoneKey.findUniqueOrThrow({ where: { id: 1 } });
  const key = decryptSecret(encryptedKey, 'tombstones');
  if (key === null) throw new Error('The key of erased candidates cannot be read. Set SECRETS_KEY back.');
  return Buffer.from(key, 'base64url');
}

function hashesOf(key: Buffer, { connectionId, recruitmentId, ...reference }: Reference): string[] {
  const { externalId, externalCandidateId, email } = reference;
  const named = [
    ['application', externalId],
    ['person', externalCandidateId],
    ['email', email?.trim().toLowerCase() ?? ''],
  ];
  return named
    .filter(([, value]) => value !== '')
    .map(([kind, value]) =>
      createHmac('sha256', key)
        .update(JSON.stringify([kind, connectionId, recruitmentId, value]))
        .digest('hex'),
    );
}

/** By candidate. */
async function hashesOfCandidates(db: Db, candidateIds: string[]): Promise<Map<string, string[]>> {
  const rows = await db.atsApplication.findMany({
    where: { candidateId: { in: candidateIds } },
    include: { candidate: { select: { email: true } } },
  });
  const found = new Map<string, string[]>();
  if (rows.length === 0) return found;
  const key = await tombstoneKey(db);
  for (const { candidate, candidateId, given, ...row } of rows) {
    const hashes = hashesOf(key, { ...row, email: given ? candidate.email : null });
    found.set(candidateId, [...(found.get(candidateId) ?? []), ...hashes]);
  }
  return found;
}

/**
 * Keeps a keyed hash of what an ATS calls candidates who are about to go, so that they do not come back from it.
 *
 * @returns the hashes by candidate
 */
export async function setTombstones(db: Db, candidateIds: string[]): Promise<Map<string, string[]>> {
  const hashes = await hashesOfCandidates(db, candidateIds);
  await keepTombstones(db, [...hashes.values()].flat());
  return hashes;
}

/** Keeps hashes that were made before. */
export async function keepTombstones(db: Db, hashes: string[]): Promise<void> {
  await db.tombstone.createMany({ data: hashes.map((hash) => ({ hash })), skipDuplicates: true });
}

/** For candidates who are here again. */
export async function removeTombstones(db: Db, candidateIds: string[]): Promise<void> {
  const hashes = await hashesOfCandidates(db, candidateIds);
  await db.tombstone.deleteMany({ where: { hash: { in: [...hashes.values()].flat() } } });
}

/**
 * Leaves out applications of people who were erased here. Every way in from an ATS goes through this.
 *
 * @param place of the recruitment
 */
export async function withoutErased<Application extends { id: string; candidateId: string; email: string | null }>(
  db: Db,
  place: Pick<Reference, 'connectionId' | 'recruitmentId'>,
  applications: Application[],
): Promise<Application[]> {
  if (applications.length === 0 || (await db.tombstone.findFirst()) === null) return applications;
  const key = await tombstoneKey(db);
  const named = applications.map((application) => {
    const { id: externalId, candidateId: externalCandidateId, email } = application;
    return { application, hashes: hashesOf(key, { ...place, externalId, externalCandidateId, email }) };
  });
  const rows = await db.tombstone.findMany({ where: { hash: { in: named.flatMap(({ hashes }) => hashes) } } });
  const erased = new Set(rows.map(({ hash }) => hash));
  return named.filter(({ hashes }) => !hashes.some((hash) => erased.has(hash))).map(({ application }) => application);
}
