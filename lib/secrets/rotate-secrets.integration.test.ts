import { systemActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { decryptSecret, encryptSecret } from '@/lib/encrypted-secret';
import { env } from '@/lib/env';
import { findModelSettings } from '@/lib/model/find-model-state';
import { decryptMailBody, encryptMailBody } from '@/lib/mail/mail-body';
import { createTestUser } from '@/prisma/seed/factories';
import { findUnreadableSecrets } from './find-unreadable-secrets';
import { rotateSecrets } from './rotate-secrets';
import { listStoredSecrets } from './stored-secrets';

const db = database();
const session = env().NEXTAUTH_SECRET;
const [first, second] = ['a-first-key-for-secrets-0123456789', 'a-second-key-for-secrets-0123456789'];

function set(SECRETS_KEY: string | undefined, SECRETS_KEY_PREVIOUS?: string, NEXTAUTH_SECRET = session): void {
  Object.assign(env(), { SECRETS_KEY, SECRETS_KEY_PREVIOUS, NEXTAUTH_SECRET });
}

const secret = (text: string) => encryptSecret(text, 'ats-credentials');
const connection = () => db.atsConnection.findFirstOrThrow();

/** The model's key, a connection with all its secrets, the key of a second step and a mail, under the present key. */
async function store(): Promise<string> {
  await db.modelSettings.create({ data: { model: 'reader-1', encryptedKey: encryptSecret('sk-1', 'model-api-key') } });
  const secrets = {
    encryptedCredentials: secret('{}'),
    encryptedWebhookSecret: secret('signs'),
    encryptedToken: secret('token'),
  };
  const mail = { kind: 'TEST', recipient: 'anna@tests.example', locale: 'pl' } as const;
  await db.mail.create({ data: { ...mail, encryptedBody: encryptMailBody({ by: 'Anna' }) } });
  const { id } = await db.atsConnection.create({
    data: { name: 'Head office', provider: 'TEAMTAILOR', settings: {}, ...secrets },
  });
  const { actor } = await createTestUser('RECRUITER');
  const encryptedKey = encryptSecret('KEYOFANAPP', 'second-step');
  await db.tombstoneKey.create({ data: { encryptedKey: encryptSecret('hashes', 'tombstones') } });
  await db.secondStep.create({ data: { userId: actor.userId, encryptedKey, lastTimeStep: 1 } });
  return id;
}

beforeEach(async () => {
  set(undefined);
  await db.modelSettings.deleteMany();
  await db.atsConnection.deleteMany();
  await db.secondStep.deleteMany();
  await db.mail.deleteMany();
  await db.tombstoneKey.deleteMany();
});

test('every encrypted column of the database is rotated', async () => {
  await store();
  const columns = await db.$queryRaw<{ name: string }[]>`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name LIKE 'encrypted%' AND data_type <> 'boolean'`;
  expect(await listStoredSecrets()).toHaveLength(columns.length);
});

test('with SECRETS_KEY set for the first time, the secret of sessions is needed no more', async () => {
  await store();
  const { version } = await connection();
  set(first);
  expect(await rotateSecrets(systemActor)).toEqual({ reencrypted: 7, unreadable: [] });
  set(first, undefined, 'another-secret-of-sessions');
  expect(await findModelSettings()).toMatchObject({ apiKey: 'sk-1' });
  const { encryptedCredentials, encryptedWebhookSecret, encryptedToken, ...row } = await connection();
  const values = [encryptedCredentials, encryptedWebhookSecret, encryptedToken];
  expect(values.map((value) => decryptSecret(value ?? '', 'ats-credentials'))).toEqual(['{}', 'signs', 'token']);
  const { encryptedKey } = await db.secondStep.findFirstOrThrow();
  expect(decryptSecret(encryptedKey, 'second-step')).toBe('KEYOFANAPP');
  expect(row.version).toBe(version);
  const { encryptedBody } = await db.mail.findFirstOrThrow();
  expect(decryptMailBody(encryptedBody ?? '')).toEqual({ by: 'Anna' });
  expect(await rotateSecrets(systemActor)).toEqual({ reencrypted: 0, unreadable: [] });
});

test('one key after another, also in two instances at once', async () => {
  set(first);
  await store();
  set(second, first);
  const both = await Promise.all([rotateSecrets(systemActor), rotateSecrets(systemActor)]);
  expect(both.map(({ reencrypted }) => reencrypted).reduce((sum, count) => sum + count)).toBe(7);
  set(second);
  expect(await rotateSecrets(systemActor)).toEqual({ reencrypted: 0, unreadable: [] });
});

test('what no key reads is named and stays as it is, until the key is set back', async () => {
  set(first);
  const id = await store();
  const { userId } = await db.secondStep.findFirstOrThrow();
  const before = await listStoredSecrets();
  set(second);
  expect(await rotateSecrets(systemActor)).toEqual({
    reencrypted: 0,
    unreadable: ['model', id, `second-step:${userId}`, 'tombstones'],
  });
  expect(await listStoredSecrets()).toEqual(before);
  set(second, first);
  expect(await findUnreadableSecrets(systemActor)).toEqual([]);
});

test('a lost token is nobody’s loss: it is fetched anew', async () => {
  const id = await store();
  await db.atsConnection.update({ where: { id }, data: { encryptedToken: 'unreadable' } });
  expect(await findUnreadableSecrets(systemActor)).toEqual([]);
  await db.atsConnection.update({ where: { id }, data: { encryptedWebhookSecret: 'unreadable' } });
  expect(await findUnreadableSecrets(systemActor)).toEqual([id]);
});

test('a recruiter may neither rotate nor list', async () => {
  const { actor } = await createTestUser('RECRUITER');
  await expect(rotateSecrets(actor)).rejects.toMatchObject({ code: 'permission.denied' });
  await expect(findUnreadableSecrets(actor)).rejects.toMatchObject({ code: 'permission.denied' });
});
