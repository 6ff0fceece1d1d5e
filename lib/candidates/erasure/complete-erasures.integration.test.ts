import { randomUUID } from 'node:crypto';
import { systemActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { logger } from '@/lib/logger';
import { columnsWithCanary, fillPersonalData } from '@/tests/candidates/fill-personal-data';
import { completeErasures } from './complete-erasures';

const newTables = [
  'candidate_message',
  'message_draft',
  'form_application',
  'interview_invitation',
  'shortlist_answer',
];

test('what a process of the version before left of erased candidates goes, and is noted for restores', async () => {
  jest.spyOn(logger, 'warn').mockImplementation();
  const db = database();
  const { processId, candidateId, applicationId, filled } = await fillPersonalData();
  await db.erasureEntry.deleteMany();
  // As that process leaves it: it says that the candidate is gone, and knows nothing of the tables since.
  await db.atsApplication.update({ where: { id: applicationId }, data: { goneAt: new Date() } });
  const gone = randomUUID();
  const facts = { action: 'candidate.erased', processId, candidateId: gone, details: { reason: 'deleted' } };
  await db.auditEvent.create({ data: facts });
  const used = await db.cvFile.updateManyAndReturn({ data: { storedIn: 'S3' }, select: { sha256: true } });
  const left = 'ab'.repeat(32);
  await db.storedObject.createMany({
    data: [left, ...used.map(({ sha256 }) => sha256)].map((sha256) => ({ sha256 })),
    skipDuplicates: true,
  });
  expect(await columnsWithCanary()).toEqual(expect.arrayContaining(filled));

  expect(await completeErasures(systemActor)).toMatchObject({ erased: 1, noted: 1 });
  const held = await columnsWithCanary();
  expect(held).not.toContain('candidate.date_doubts');
  expect(held.filter((column) => newTables.includes(column.split('.')[0] ?? ''))).toEqual([]);
  const entries = await db.erasureEntry.findMany({ select: { candidateId: true, kind: true } });
  expect(entries).toEqual(
    expect.arrayContaining([
      { candidateId, kind: 'EMPTIED' },
      { candidateId: gone, kind: 'GONE' },
    ]),
  );
  const { removableFrom } = await db.storedObject.findUniqueOrThrow({ where: { sha256: left } });
  expect(removableFrom?.getTime()).toBeGreaterThan(Date.now());
  expect(await completeErasures(systemActor)).toEqual({ erased: 0, noted: 0, objects: 0 });
});
