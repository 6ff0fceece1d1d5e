import { redirect } from 'next/navigation';
import { database } from '@/lib/db/client';
import { getProcess } from '@/lib/processes/get-process';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { requirePagePermission } from './page-actor';
import { findRequestActor } from './request-actor';

jest.mock('./request-actor', () => ({ findRequestActor: jest.fn() }));
jest.mock('next/headers', () => ({ headers: async () => new Headers() }));
jest.mock('next/navigation', () => ({
  redirect: jest.fn(() => {
    throw new Error('redirected');
  }),
}));

const address = '192.0.2.55';
const deniedTo = (actorId: string) =>
  database().auditEvent.findMany({ where: { action: 'access.denied', actorId }, orderBy: { id: 'asc' } });

test('a page that a role may not open leads to /forbidden, and the log says who tried', async () => {
  const { actor } = await createTestUser('VIEWER');
  jest.mocked(findRequestActor).mockResolvedValue({ ...actor, address });
  // The layout and the page both check.
  for (let check = 0; check < 2; check += 1)
    await expect(requirePagePermission('administration')).rejects.toThrow('redirected');
  expect(redirect).toHaveBeenCalledWith('/forbidden');
  expect(await deniedTo(actor.userId)).toMatchObject([{ address, details: { code: 'permission.denied', count: 1 } }]);
});

test('a page that the role may open is no entry', async () => {
  const { actor } = await createTestUser('ADMIN');
  jest.mocked(findRequestActor).mockResolvedValue({ ...actor, address });
  expect(await requirePagePermission('administration')).toMatchObject({ userId: actor.userId });
  expect(await deniedTo(actor.userId)).toEqual([]);
});

test('a process that is hidden from somebody is not found, and the log says who asked; one that does not exist is no entry', async () => {
  const { actor: owner } = await createTestUser('RECRUITER');
  const { actor } = await createTestUser('RECRUITER');
  const { id: processId } = await createTestProcess(owner);
  await database().process.update({ where: { id: processId }, data: { restricted: true } });
  await expect(getProcess({ ...actor, address }, { processId: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'process.not-found',
  });
  expect(await deniedTo(actor.userId)).toEqual([]);
  await expect(getProcess({ ...actor, address }, { processId })).rejects.toMatchObject({ code: 'process.not-found' });
  expect(await deniedTo(actor.userId)).toMatchObject([{ address, details: { code: 'process.not-found', count: 1 } }]);
});
