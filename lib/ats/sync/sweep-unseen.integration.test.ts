import { createTestUser } from '@/prisma/seed/factories';
import { setUpSync } from '@/tests/ats/sync-run';

jest.mock('@/lib/ats/connections/open-provider', () => ({ openProvider: jest.fn() }));

test('what the account reads is tried once for a sweep of several batches, and once at its end', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const { ats, synchronise } = await setUpSync(actor);
  ats.pageSize = 50;
  const ids = Array.from({ length: 28 }, (_, index) => `p-${String(index).padStart(2, '0')}`);
  for (const id of ids) ats.add(id, id === ids.at(-1) ? {} : { cvKey: null });
  await synchronise();
  for (const id of ids.slice(0, 25)) ats.remove(id);
  ats.calls.length = 0;
  expect(await synchronise(true)).toMatchObject({ state: 'SUCCEEDED', counts: { missing: 25, removed: 0 } });
  const callsOf = (name: string) => ats.calls.filter(({ call }) => call === name).length;
  // One scan is the synchronisation's own.
  expect([callsOf('findApplication'), callsOf('scanApplications')]).toEqual([25, 3]);
});
