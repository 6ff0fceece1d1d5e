import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '@/lib/db/client';
import { decryptSecret, encryptSecret } from '@/lib/encrypted-secret';
import { logger } from '@/lib/logger';

/** How an ATS names an application and who applied. */
export interface Reference {
  connectionId: string;
  recruitmentId: string;
  externalId: string;
  externalCandidateId: string;
  /** Where candidates are given by another system or a file, the address is the way in, too. */
  email: string | null;
}

/**
 * The keys of the hashes that can be read: one as a rule, made when first needed, and encrypted as the other secrets, so that it
 * survives a change of theirs. Where none can be read another one is made: people must be erased and taken in without it, too. The
 * unreadable one stays, and counts again when SECRETS_KEY is set back.
 */
async function tombstoneKeys(db: Db): Promise<string[]> {
  const rows = await db.tombstoneKey.findMany({ orderBy: { id: 'desc' } });
  const keys = rows.flatMap(({ encryptedKey }) => decryptSecret(encryptedKey, 'tombstones') ?? []);
  if (keys.length > 0) return keys;
  const [last] = rows;
  if (last) {
    const advice =
      'Set SECRETS_KEY back, or restore the key; until then people who were erased before may come in again from an ATS.';
    logger.error({ advice }, 'tombstones.key-unreadable');
  }
  const encryptedKey = encryptSecret(randomBytes(32).toString('base64url'), 'tombstones');
  await db.tombstoneKey.createMany({ data: { id: (last?.id ?? 0) + 1, encryptedKey }, skipDuplicates: true });
  // Another process may have been first.
  return tombstoneKeys(db);
}

/**
 * Takes over keys that a journal of erasures kept (lib/backup/erasures). One that can be read takes the place of one that cannot.
 *
 * @param encryptedKeys the newest last
 */
export async function adoptTombstoneKeys(db: Db, encryptedKeys: readonly string[]): Promise<void> {
  const plainOf = (encrypted: string) => decryptSecret(encrypted, 'tombstones');
  const readable = encryptedKeys.filter((key) => plainOf(key) !== null);
  for (const encryptedKey of readable.length > 0 ? readable : encryptedKeys.slice(-1)) {
    const rows = await db.tombstoneKey.findMany({ orderBy: { id: 'asc' } });
    const plain = plainOf(encryptedKey);
    if (rows.some((row) => plain === null || plainOf(row.encryptedKey) === plain)) continue;
    const id = (rows.find((row) => plainOf(row.encryptedKey) === null) ?? { id: (rows.at(-1)?.id ?? 0) + 1 }).id;
    await db.tombstoneKey.upsert({ where: { id }, create: { id, encryptedKey }, update: { encryptedKey } });
  }
}

function hashesOf(keys: readonly string[], { connectionId, recruitmentId, ...reference }: Reference): string[] {
  const { externalId, externalCandidateId, email } = reference;
  const named = [
    ['application', externalId],
    ['person', externalCandidateId],
    ['email', email?.trim().toLowerCase() ?? ''],
  ];
  return named
    .filter(([, value]) => value !== '')
    .flatMap(([kind, value]) =>
      keys.map((key) =>
        createHmac('sha256', Buffer.from(key, 'base64url'))
          .update(JSON.stringify([kind, connectionId, recruitmentId, value]))
          .digest('hex'),
      ),
    );
}

/** By candidate. */
async function hashesOfCandidates(db: Db, candidateIds: string[]): Promise<Map<string, string[]>> {
  const rows = await db.atsApplication.findMany({
    where: { candidateId: { in: candidateIds } },
    include: { candidate: { select: { email: true } } },
  });
  return hashReferences(
    db,
    rows.map(({ candidate, given, ...row }) => ({ ...row, email: given ? candidate.email : null })),
  );
}

/** The hashes of what an ATS calls candidates. @returns by candidate */
export async function hashReferences(
  db: Db,
  references: (Reference & { candidateId: string })[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (references.length === 0) return found;
  const keys = await tombstoneKeys(db);
  for (const { candidateId, ...reference } of references) {
    found.set(candidateId, [...(found.get(candidateId) ?? []), ...hashesOf(keys, reference)]);
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
  const keys = await tombstoneKeys(db);
  const named = applications.map((application) => {
    const { id: externalId, candidateId: externalCandidateId, email } = application;
    return { application, hashes: hashesOf(keys, { ...place, externalId, externalCandidateId, email }) };
  });
  const rows = await db.tombstone.findMany({ where: { hash: { in: named.flatMap(({ hashes }) => hashes) } } });
  const erased = new Set(rows.map(({ hash }) => hash));
  return named.filter(({ hashes }) => !hashes.some((hash) => erased.has(hash))).map(({ application }) => application);
}
