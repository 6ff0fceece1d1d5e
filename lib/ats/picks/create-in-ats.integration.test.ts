import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { keepCvFile, storeCvFile } from '@/lib/cv/store-cv-file';
import { AppError } from '@/lib/errors';
import { createTestUser } from '@/prisma/seed/factories';
import { openWritableAts, type WritableAts } from '@/tests/ats/writable-ats';
import { createLinkedCandidate, createLinkedProcess } from '@/tests/ats/linked-process';
import { pickStates, sendLater, type PickScene } from '@/tests/ats/pick-scene';
import { openProvider } from '../connections/open-provider';
import { pickCandidate } from './pick-candidate';

jest.mock('../connections/open-provider', () => ({ openProvider: jest.fn() }));

const db = database();
let actor: PersonActor;
let ats: WritableAts;
beforeAll(async () => {
  ({ actor } = await createTestUser('RECRUITER'));
});
beforeEach(() => {
  ats = openWritableAts(jest.mocked(openProvider));
});

const bytes = Buffer.from('%PDF-1.7 Olga');
const cvSha256 = '5'.repeat(64);
const sent = ['SENT', null, 'sent', 'SENT'];

/** A candidate of a PDF, requested to be sent, in a process that creates such candidates in the ATS. */
async function scene(): Promise<PickScene & { email: string }> {
  const place = await createLinkedProcess(actor, { extended: true });
  const email = `olga.${place.processId}@poczta.example`;
  const candidate = await createLinkedCandidate(place, { source: 'KNOW_ME', email });
  await storeCvFile(db, await keepCvFile({ sha256: cvSha256, bytes }));
  await db.candidate.update({ where: { id: candidate.candidateId }, data: { cvSha256, cvFileName: 'olga.pdf' } });
  const { pickId } = await pickCandidate(actor, { ...place, candidateId: candidate.candidateId });
  return { ...place, ...candidate, pickId, email };
}

const kinds = () => ats.writes.map(({ kind }) => kind);

test('is created there with its CV, moved, and known to the next synchronisation', async () => {
  const made = await scene();
  expect(await sendLater(made)).toEqual({ outcome: 'sent' });
  expect(kinds()).toEqual(['create', 'move']);
  const [there] = [...ats.applications.values()];
  expect(there).toMatchObject({ lastName: 'Miła 1', email: made.email, stageId: 'selected', cvFileName: 'olga.pdf' });
  expect(Buffer.from(there?.cv ?? []).equals(bytes)).toBe(true);
  const row = await db.atsApplication.findUniqueOrThrow({ where: { candidateId: made.candidateId } });
  expect(row).toMatchObject({ externalId: there?.id, stageId: 'selected', cvKey: there?.cvKey });
  expect(row.downloadedCvKey).toBe(there?.cvKey);
  expect(await pickStates(made)).toEqual(sent);
});

test.each(['drop', 'lose'] as const)('is created once though the answer never came (%s)', async (kind) => {
  const made = await scene();
  ats.faults.push({ on: 'createCandidate', kind });
  expect((await sendLater(made)).outcome).toBe('waiting');
  expect(await sendLater(made, 1)).toEqual({ outcome: 'sent' });
  expect(kinds()).toEqual(['create', 'move']);
});

test('is created once though the process died at any later moment', async () => {
  const made = await scene();
  for (const method of ['moveToStage', 'findApplication'] as const) {
    ats.before = (called) => {
      if (called === method) throw new Error('killed');
    };
    await expect(sendLater(made)).rejects.toThrow('killed');
  }
  ats.before = () => undefined;
  expect(await sendLater(made)).toEqual({ outcome: 'sent' });
  expect(kinds()).toEqual(['create', 'move']);
});

test('is not created when the person applied there by themselves', async () => {
  const made = await scene();
  const there = ats.add({ recruitmentId: made.recruitmentId, email: made.email, stageId: 'interview' });
  expect(await sendLater(made)).toEqual({ outcome: 'sent' });
  expect(kinds()).toEqual(['move']);
  expect(there.stageId).toBe('selected');
});

test('is neither created nor moved when the person is another candidate of the process', async () => {
  const made = await scene();
  const twin = await createLinkedCandidate(made, { email: made.email });
  ats.add({ id: twin.externalId, recruitmentId: made.recruitmentId, email: made.email });
  expect(await sendLater(made)).toEqual({ outcome: 'conflict' });
  expect(await pickStates(made)).toEqual(['CONFLICT', 'ats.already-there', 'NEW', 'NOT_APPLICABLE']);
  expect(kinds()).toEqual([]);
});

test('an ATS that takes no candidates is a conflict, and so is a missing permission', async () => {
  const [made, other] = [await scene(), await scene()];
  ats.faults.push({ on: 'createCandidate', kind: 'refuse', error: new AppError('ats.forbidden') });
  expect(await sendLater(made)).toEqual({ outcome: 'conflict' });
  ats.capabilities = { ...ats.capabilities, createsCandidates: false };
  expect(await sendLater(other)).toEqual({ outcome: 'conflict' });
  expect(await pickStates(other)).toEqual(['CONFLICT', 'ats.unsupported', 'NEW', 'NOT_APPLICABLE']);
});
