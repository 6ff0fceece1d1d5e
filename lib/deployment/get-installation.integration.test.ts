import { database } from '@/lib/db/client';
import { createTestUser } from '@/prisma/seed/factories';
import { getInstallation } from './get-installation';
import { installationSchema } from './schemas';

test('an administrator sees how the product is set up, and that the database answers', async () => {
  const { actor } = await createTestUser('ADMIN');
  const installation = installationSchema.parse(await getInstallation(actor));
  expect(installation.database).toMatchObject({ reachable: true });
});

test('no engine is named where the model that is to judge cannot', async () => {
  const { actor } = await createTestUser('ADMIN');
  expect((await getInstallation(actor)).engine).toMatchObject({ name: 'offline', problem: null });
  await database().modelSettings.create({ data: { model: 'reader-1', encryptedKey: 'unreadable' } });
  const { engine } = installationSchema.parse(await getInstallation(actor));
  expect(engine).toMatchObject({ name: 'openai', version: null, model: 'reader-1', problem: 'model.key-unreadable' });
});

test.each(['RECRUITER', 'VIEWER'] as const)('a %s may not see it', async (role) => {
  const { actor } = await createTestUser(role);
  await expect(getInstallation(actor)).rejects.toMatchObject({ code: 'permission.denied' });
});
