import type { Actor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { database, type Db } from '@/lib/db/client';
import type { AtsApplication, Candidate } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import type { AtsPlace } from '../applications/ats-place';
import type { AtsApplicationData } from '../providers/provider';
import { importApplications } from '../sync/import-applications';
import { saveCvIn } from '../sync/save-cv';
import { findIntakePlace } from './find-intake-place';
import type { IntakeAnswer, IntakeInput } from './intake-schemas';
import { probeGivenCv, readGivenCv, type GivenCv } from './read-given-cv';

type Known = AtsApplication & { candidate: Candidate };

interface Taken extends IntakeAnswer {
  applicationId: string;
}

/**
 * Takes in one candidate whom another system or a file gives, like a synchronisation: a known external id changes the
 * candidate, equal content changes nothing, and a new file replaces the CV. Missing fields keep their values. If the
 * file cannot be used, nothing is taken in.
 *
 * @throws AppError `permission.denied`, `conflict.retry`, those of `findIntakePlace` and `readGivenCv`, each refusal
 * of a field with its path
 */
export async function takeApplication(
  actor: Actor,
  { processId, ...input }: IntakeInput & { processId: string },
): Promise<IntakeAnswer> {
  await requireProcessPermission(database(), actor, processId, 'candidate:import');
  const place = await findIntakePlace(database(), processId);
  const cv = readGivenCv(input);
  const before = cv && (await findKnown(database(), place, input.externalId));
  const isNew = cv !== null && before?.downloadedCvKey !== keyOf(cv);
  const opened = isNew ? await probeGivenCv(cv) : null;
  const answer = await transaction(async (db) => {
    const { applicationId, ...taken } = await take(db, actor, { input, cv }, processId);
    if (cv && opened && taken.outcome !== 'older') {
      const download = { processId, candidateId: taken.candidateId, applicationId, cvKey: keyOf(cv) };
      await saveCvIn(db, actor, download, { ...cv, ...opened });
    }
    return taken;
  });
  sendOutboxSoon();
  return answer;
}

/** Names this version of a file. */
const keyOf = ({ sha256 }: GivenCv): string => `sha256:${sha256}`;

function findKnown(db: Db, { processId, connectionId }: AtsPlace, externalId: string): Promise<Known | null> {
  const key = { processId, connectionId, externalId };
  return db.atsApplication.findUnique({
    where: { processId_connectionId_externalId: key },
    include: { candidate: true },
  });
}

async function take(
  db: Db,
  actor: Actor,
  given: { input: IntakeInput; cv: GivenCv | null },
  processId: string,
): Promise<Taken> {
  await lockProcess(db, processId);
  const place = await findIntakePlace(db, processId);
  const { externalId, updatedAt, status } = given.input;
  const before = await findKnown(db, place, externalId);
  const changedThereAt = updatedAt ? new Date(updatedAt) : null;
  const isOlder = changedThereAt !== null && before?.changedThereAt && changedThereAt < before.changedThereAt;
  if (before && isOlder) return { applicationId: before.id, candidateId: before.candidateId, outcome: 'older' };
  const { created, updated } = await importApplications(db, actor, place, [applicationOf(given, place, before)]);
  const taken = await findKnown(db, place, externalId);
  // Somebody with this address is being sent right now. When that has ended, it is known whether it is the same
  // person.
  if (!taken) throw new AppError('conflict.retry');
  const { id, candidateId } = taken;
  await db.atsApplication.update({
    where: { id },
    data: { given: true, ...(changedThereAt ? { changedThereAt } : {}) },
  });
  const isMoved = before !== null && status !== null && before.stageId !== status;
  const outcome = created ? 'created' : updated || isMoved ? 'updated' : 'unchanged';
  return { applicationId: id, candidateId, outcome };
}

/**
 * The given application merged with the stored one. Missing names and contacts are kept where the application is
 * taken in.
 */
function applicationOf(
  { input, cv }: { input: IntakeInput; cv: GivenCv | null },
  { recruitmentId }: AtsPlace,
  before: Known | null,
): AtsApplicationData {
  const { externalId, externalCandidateId, firstName, lastName, email, phone, sources, status } = input;
  return {
    id: externalId,
    candidateId: externalCandidateId ?? before?.externalCandidateId ?? externalId,
    recruitmentId,
    ...{ firstName, lastName, email, phone },
    sources: sources ?? before?.candidate.applicationSources ?? [],
    stageId: status ?? before?.stageId ?? null,
    tags: [],
    cvKey: cv ? keyOf(cv) : (before?.cvKey ?? null),
    cvFileName: cv?.fileName ?? before?.cvFileName ?? null,
    person: 'known',
  };
}
