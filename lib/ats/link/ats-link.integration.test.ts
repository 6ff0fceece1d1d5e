import { database } from '@/lib/db/client';
import { versionTag } from '@/lib/http/server/version-tag';
import { createTestScene, createTestUser } from '@/prisma/seed/factories';
import { createLinkedProcess } from '@/tests/ats/linked-process';
import { removeAtsLink } from './remove-ats-link';
import { saveAtsLink } from './save-ats-link';

const tagOf = async (processId: string) =>
  versionTag(await database().process.findUniqueOrThrow({ where: { id: processId } }));

test('of two people who change only what Selected by AI is, the second gets the conflict', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const { processId, connectionId, recruitmentId: externalProcessId } = await createLinkedProcess(actor);
  const link = { processId, connectionId, externalProcessId, targetKind: 'STAGE' as const };
  const ifMatch = await tagOf(processId);
  await saveAtsLink(actor, { ...link, ifMatch, target: '5', targetName: 'Interview' });
  const stale = { code: 'process.changed-meanwhile' };
  const mine = { ...link, target: '6', targetName: 'Offer' };
  await expect(saveAtsLink(actor, { ...mine, ifMatch })).rejects.toMatchObject(stale);
  await expect(removeAtsLink(actor, { processId, ifMatch })).rejects.toMatchObject(stale);
  const present = await tagOf(processId);
  const saved = await saveAtsLink(actor, { ...mine, ifMatch: present });
  expect(saved.link).toMatchObject({ target: '6', targetName: 'Offer' });
  expect(await tagOf(processId)).not.toBe(present);
});

test('saving the same link again changes neither the version nor what was synchronised', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const { processId, connectionId, recruitmentId: externalProcessId } = await createLinkedProcess(actor);
  const lastSyncAt = new Date('2026-05-05T10:00:00.000Z');
  await database().atsLink.update({ where: { processId }, data: { lastSyncAt } });
  const link = { processId, connectionId, externalProcessId, targetKind: 'STAGE' as const };
  const before = await tagOf(processId);
  const { link: saved } = await saveAtsLink(actor, { ...link, target: 'selected', targetName: 'Selected by AI' });
  expect(saved?.lastSyncAt).toBe(lastSyncAt.toISOString());
  expect(await tagOf(processId)).toBe(before);
});

test('a process without a link has none to end', async () => {
  const { actor, processId } = await createTestScene();
  const before = await tagOf(processId);
  await removeAtsLink(actor, { processId, ifMatch: before });
  expect(await tagOf(processId)).toBe(before);
});
