import { database } from '@/lib/db/client';
import { createTestUser } from '@/prisma/seed/factories';
import { listNextSteps } from './list-next-steps';

test('an administrator alone is led to people, mail and a model, until each is there', async () => {
  const { actor } = await createTestUser('ADMIN');
  await database().user.deleteMany({ where: { id: { not: actor.userId } } });
  expect(await listNextSteps(actor)).toEqual(['team', 'mail', 'model']);

  const { actor: recruiter } = await createTestUser('RECRUITER');
  expect(await listNextSteps(actor)).toEqual(['mail', 'model']);
  expect(await listNextSteps(recruiter)).toEqual([]);

  // The built-in engine was chosen.
  await database().modelSettings.create({ data: { enabled: false } });
  expect(await listNextSteps(actor)).toEqual(['mail']);
});
