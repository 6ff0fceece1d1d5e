import { createTestUser } from '@/prisma/seed/factories';
import { getInstallation } from './get-installation';
import { installationSchema } from './schemas';

test('an administrator sees how the product is set up, and that the database answers', async () => {
  const { actor } = await createTestUser('ADMIN');
  const installation = installationSchema.parse(await getInstallation(actor));
  expect(installation.database).toMatchObject({ reachable: true });
  expect(installation.signIn).toEqual({ kind: 'password' });
});

test.each(['RECRUITER', 'VIEWER'] as const)('a %s may not see it', async (role) => {
  const { actor } = await createTestUser(role);
  await expect(getInstallation(actor)).rejects.toMatchObject({ code: 'permission.denied' });
});
