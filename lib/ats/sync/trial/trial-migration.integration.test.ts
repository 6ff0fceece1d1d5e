import { readFile } from 'node:fs/promises';
import { database } from '@/lib/db/client';
import { createTestUser } from '@/prisma/seed/factories';
import { createLinkedProcess } from '@/tests/ats/linked-process';

const migration = 'prisma/migrations/20261126031000_ats_trial/migration.sql';

test('only links that have been synchronised were there before trials: the others begin with one', async () => {
  const db = database();
  const { actor } = await createTestUser('RECRUITER');
  const [synchronised, fresh] = [await createLinkedProcess(actor), await createLinkedProcess(actor)];
  await db.atsLink.update({ where: { processId: synchronised.processId }, data: { lastSyncAt: new Date() } });
  await db.$executeRaw`ALTER TABLE ats_link DROP COLUMN trial_passed_at`;
  await db.$executeRaw`ALTER TABLE ats_sync DROP COLUMN trial`;
  const statements = (await readFile(migration, 'utf8')).replace(/^--.*$/gm, '').split(';');
  for (const statement of statements) if (statement.trim()) await db.$executeRawUnsafe(statement);
  const passedAt = async (processId: string) =>
    (await db.atsLink.findUniqueOrThrow({ where: { processId } })).trialPassedAt;
  expect(await passedAt(synchronised.processId)).not.toBeNull();
  expect(await passedAt(fresh.processId)).toBeNull();
});
