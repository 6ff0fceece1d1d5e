import type { Actor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { cvLimits } from '@/lib/cv/cv-limits';
import { inspectUpload } from '@/lib/cv/inspect-upload';
import { keepCvFile } from '@/lib/cv/store-cv-file';
import { database, type Db } from '@/lib/db/client';
import type { AtsApplication, Candidate } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { withoutErased } from '@/lib/candidates/erasure/tombstones';
import { acceptsCvs } from '@/lib/domain/process-status';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { probeCv } from '@/lib/reader/run-reader';
import { megabyte } from '@/lib/validation/file-limits';
import type { AtsPlace } from '../applications/ats-place';
import { requireUsableConnection } from '../connections/require-usable-connection';
import { definitionOf } from '../providers/definitions';
import type { AtsApplicationData } from '../providers/provider';
import { importApplications } from '../sync/import-applications';
import { saveCvIn } from '../sync/save-cv';
import type { IntakeAnswer, IntakeInput } from './intake-schemas';

type Known = AtsApplication & { candidate: Candidate };

interface Taken extends IntakeAnswer {
  applicationId: string;
}

/**
 * Takes in one candidate whom another system or a file gives, like a synchronisation: a known external id changes the
 * candidate, equal content changes nothing, and a new file replaces the CV. Missing fields keep their values. If the
 * file cannot be used, nothing is taken in.
 *
 * @throws AppError `permission.denied`, `candidate.erased-here`, `conflict.retry`, those of `findIntakePlace` and
 *   `readGivenCv`, each refusal of a field with its path
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
  const opened = isNew ? await keepCvFile({ ...cv, ...(await probeGivenCv(cv)) }) : null;
  const answer = await transaction(async (db) => {
    const { applicationId, ...taken } = await take(db, actor, { input, cv }, processId);
    if (cv && opened && taken.outcome !== 'older') {
      const download = { processId, candidateId: taken.candidateId, applicationId, cvKey: keyOf(cv) };
      await saveCvIn(db, actor, download, opened);
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
  const application = applicationOf(given, place, before);
  if (!before && (await withoutErased(db, place, [application])).length === 0)
    throw new AppError('candidate.erased-here');
  const { created, updated } = await importApplications(db, actor, place, [application]);
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
    firstName,
    lastName,
    email,
    phone,
    sources: sources ?? before?.candidate.applicationSources ?? [],
    stageId: status ?? before?.stageId ?? null,
    tags: [],
    cvKey: cv ? keyOf(cv) : (before?.cvKey ?? null),
    cvFileName: cv?.fileName ?? before?.cvFileName ?? null,
    person: 'known',
  };
}

/**
 * Where candidates belong that are given to a process.
 *
 * @throws AppError `process.not-found`, `process.archived`, `process.not-ready`, `ats.not-linked`; `ats.unsupported` where they
 * are read from the ATS; those of `requireUsableConnection`
 */
async function findIntakePlace(db: Db, processId: string): Promise<AtsPlace> {
  const process = await db.process.findUnique({
    where: { id: processId },
    select: { status: true, externalProcessId: true, atsLink: { include: { connection: true } } },
  });
  if (!process) throw new AppError('process.not-found');
  const { status, externalProcessId: recruitmentId, atsLink: link } = process;
  if (!acceptsCvs(status)) throw new AppError(status === 'ARCHIVED' ? 'process.archived' : 'process.not-ready');
  if (!link || recruitmentId === null) throw new AppError('ats.not-linked');
  if (definitionOf(link.connection.provider).reads) throw new AppError('ats.unsupported');
  requireUsableConnection(link.connection);
  return { processId, connectionId: link.connectionId, recruitmentId };
}

/** A CV as it was given: named, but not opened yet. */
interface GivenCv {
  fileName: string;
  sha256: string;
  bytes: Uint8Array;
}

/** The refusal of a file says which field it is about. */
function withField(error: unknown, path: string): unknown {
  if (!(error instanceof AppError) || !error.code.startsWith('cv.')) return error;
  const { code, values } = error;
  return new AppError(code, { values, fields: [{ path, code: 'not-a-cv' }], cause: error });
}

/**
 * The file of a call.
 *
 * @returns null when none was given
 * @throws AppError `request.invalid` for what is not base64, and those of `inspectUpload`, each with the field
 */
function readGivenCv({ cv }: IntakeInput): GivenCv | null {
  if (!cv) return null;
  const bytes = Buffer.from(cv.content, 'base64');
  // Node skips what is not base64, so what it read is written again and compared.
  if (bytes.toString('base64') !== cv.content)
    throw new AppError('request.invalid', { fields: [{ path: 'cv.content', code: 'wrong-format' }] });
  try {
    if (bytes.length > cvLimits.maxMegabytes * megabyte)
      throw new AppError('cv.too-large', { values: { max: cvLimits.maxMegabytes } });
    return { ...inspectUpload(cv.fileName, bytes), bytes };
  } catch (error) {
    const isName = error instanceof AppError && error.code === 'cv.bad-name';
    throw withField(error, isName ? 'cv.fileName' : 'cv.content');
  }
}

/** Opens a file as the upload does. @throws AppError those of `probeCv`, with the field */
async function probeGivenCv({ bytes }: GivenCv): ReturnType<typeof probeCv> {
  try {
    return await probeCv(bytes);
  } catch (error) {
    throw withField(error, 'cv.content');
  }
}
