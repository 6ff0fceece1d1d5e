import { systemActor } from '@/lib/auth/actor';
import { findSamePerson } from '@/lib/candidates/cv/find-same-person';
import { database } from '@/lib/db/client';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestScene } from '@/prisma/seed/factories';
import { writePhoneNumbers } from './write-phone-numbers';

test('phones from before are written as they are compared, once, and find the same person', async () => {
  const { actor, processId } = await createTestScene();
  await createTestCandidates({ processId, count: 4 });
  const contacts = [
    { phone: '+47 22 12 34 56', country: 'NO' },
    { phone: '22 12 34 56', country: 'NO' },
    { phone: '+48 600 700 800', country: 'PL' },
    { phone: '123-456-7890', country: 'PL' },
  ];
  for (const [index, data] of contacts.entries())
    await database().candidate.updateMany({
      where: { processId, ordinalNumber: index + 1 },
      data: { ...data, email: null },
    });
  const rows = async () => database().candidate.findMany({ where: { processId }, orderBy: { ordinalNumber: 'asc' } });
  const samePerson = async () => {
    const [, norwegian] = await rows();
    return (await findSamePerson(actor, norwegian?.id ?? '')).map(({ ordinalNumber, by }) => [ordinalNumber, by]);
  };
  expect(await samePerson()).toEqual([]);

  expect(await writePhoneNumbers(systemActor)).toBeGreaterThanOrEqual(4);
  expect((await rows()).map(({ phoneE164 }) => phoneE164)).toEqual(['+4722123456', '+4722123456', '+48600700800', '']);
  expect(await samePerson()).toEqual([[1, ['PHONE']]]);
  expect(await writePhoneNumbers(systemActor)).toBe(0);

  await database().candidate.updateMany({ where: { processId, ordinalNumber: 3 }, data: { phone: '600 700 801' } });
  expect((await rows())[2]?.phoneE164).toBeNull();
  expect(await writePhoneNumbers(systemActor)).toBe(1);
  expect((await rows())[2]?.phoneE164).toBe('+48600700801');
});
