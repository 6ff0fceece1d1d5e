import { database } from '@/lib/db/client';
import { encryptSecret } from '@/lib/encrypted-secret';
import { env } from '@/lib/env';
import { fillPersonalData } from '@/tests/candidates/fill-personal-data';
import { eraseCandidate } from './erase-candidates';
import { adoptTombstoneKeys, withoutErased } from './tombstones';

const db = database();
const { SECRETS_KEY: original } = env();
const [first, second] = ['a-first-key-for-secrets-0123456789', 'a-second-key-for-secrets-0123456789'];
const setKey = (SECRETS_KEY: string | undefined) => void Object.assign(env(), { SECRETS_KEY });

/** Erases somebody of an ATS. @returns whether the ATS could bring them back */
async function erase() {
  const { actor, processId, candidateId } = await fillPersonalData();
  const { connectionId, recruitmentId, ...row } = await db.atsApplication.findFirstOrThrow({ where: { candidateId } });
  await eraseCandidate(actor, { processId, candidateId });
  const application = { id: row.externalId, candidateId: row.externalCandidateId, email: null };
  return async () => (await withoutErased(db, { connectionId, recruitmentId }, [application])).length > 0;
}

beforeEach(async () => {
  await db.tombstoneKey.deleteMany();
  setKey(first);
});
afterAll(() => setKey(original));

test('with the key of the hashes lost people are erased and kept out, and with it back those of before are, too', async () => {
  const comesBack = await erase();
  expect(await comesBack()).toBe(false);
  setKey(second);
  const laterComesBack = await erase();
  expect(await laterComesBack()).toBe(false);
  expect(await comesBack()).toBe(true);
  setKey(first);
  expect(await comesBack()).toBe(false);
});

test('a restore puts the key of the journal in the place of one that cannot be read', async () => {
  const comesBack = await erase();
  const { encryptedKey: unreadable } = await db.tombstoneKey.findFirstOrThrow();
  setKey(second);
  await adoptTombstoneKeys(db, [unreadable]);
  const given = encryptSecret('b'.repeat(43), 'tombstones');
  await adoptTombstoneKeys(db, [unreadable, given]);
  await adoptTombstoneKeys(db, [given]);
  expect(await db.tombstoneKey.findMany({ select: { encryptedKey: true } })).toEqual([{ encryptedKey: given }]);
  expect(await comesBack()).toBe(true);
});
