import { explainRequirements } from './explain-requirements';
import { createTestUser } from '@/prisma/seed/factories';

test('whoever may read processes is told how the rules check requirements, by the reader', async () => {
  const { actor } = await createTestUser('VIEWER');
  const texts = ['Prawo jazdy kat. C+E', 'Umie stroić fisharmonie', 'Owocowe czwartki'];
  await expect(explainRequirements(actor, { texts })).resolves.toMatchObject({
    checks: [
      { text: texts[0], parts: [{ kind: 'licence', categories: ['CE'] }] },
      { text: texts[1], parts: [{ kind: 'literal', things: ['stroić fisharmonie'] }] },
      { text: texts[2], parts: [{ kind: 'nothing' }] },
    ],
  });
  await expect(explainRequirements(actor, { texts: [] })).resolves.toEqual({ checks: [] });
});
