import type { Actor } from '@/lib/auth/actor';
import { recordAudits } from '@/lib/audit/record-audit';
import type { Db } from '@/lib/db/client';
import type { AtsApplication, Candidate } from '@/lib/db/generated/client';
import { cleanApplication } from '../applications/clean-application';
import { clearDepartures, markDepartures } from '../departures/mark-departures';
import { endSeenPicks, type SeenStage } from '../picks/end-seen-picks';
import { restoreErased } from '../departures/restore-erased';
import type { AtsApplicationData, AtsPerson } from '../providers/provider';
import type { SyncCounts } from '../schemas';
import type { AtsPlace } from '../applications/ats-place';
import { columnsOf, stateColumnsOf } from '../applications/application-columns';
import { detailColumns, keepCorrected, readDetails } from '@/lib/analysis/details/corrected-details';
import { withoutErased } from '@/lib/candidates/erasure/tombstones';
import { phoneE164 } from '@/lib/validation/phone-e164';
import { atsSource, isFromAts } from '@/lib/domain/candidate-source';

type KnownApplication = AtsApplication & { candidate: Candidate };

/**
 * Takes in applications as they are in the ATS now: creates and updates candidates, ends requests to send people who
 * are in their stage already, and notes who is gone. Idempotent; what did not change is not written.
 *
 * @param place the process is locked by the caller's transaction
 * @param options `syncId`: of a full scan, to find afterwards which applications were not seen
 * @throws AppError `ats.bad-answer`
 */
export async function importApplications(
  db: Db,
  actor: Actor,
  place: AtsPlace,
  given: AtsApplicationData[],
  options: { syncId?: string } = {},
): Promise<Partial<SyncCounts>> {
  const { processId, connectionId } = place;
  const applications = [...new Map(given.map((data) => [data.id, cleanApplication(data)])).values()];
  const known = await findKnown(db, actor, place, applications);
  const fresh = applications.filter(({ id, person }) => person === 'known' && !known.has(id));
  const ours = await withoutErased(db, place, await withoutOwn(db, processId, fresh));
  const created = await createCandidates(db, actor, place, ours);
  let updated = 0;
  for (const data of applications) {
    const row = known.get(data.id);
    if (row && data.person === 'known' && (await updateApplication(db, place, row, data))) updated += 1;
    else if (row && data.person !== 'known' && !row.goneAt) await takeState(db, row, data);
  }
  await endSeenPicks(db, actor, place, findStages(applications, known));
  const missing = await noteDepartures(db, applications, known);
  if (options.syncId) {
    const ids = applications.map(({ id }) => id);
    const where = { processId, connectionId, externalId: { in: ids } };
    await db.atsApplication.updateMany({ where, data: { seenInSync: options.syncId } });
  }
  const unreadable = applications.filter(({ id, person }) => person === 'unreadable' && !known.has(id)).length;
  return { seen: applications.length, created, updated, missing, unreadable };
}

/**
 * The stored applications. People who were erased and are shown again are restored first, if that is still possible.
 */
async function findKnown(
  db: Db,
  actor: Actor,
  { processId, connectionId }: AtsPlace,
  applications: AtsApplicationData[],
): Promise<Map<string, KnownApplication>> {
  const where = { processId, connectionId, externalId: { in: applications.map(({ id }) => id) } };
  const find = () => db.atsApplication.findMany({ where, include: { candidate: true } });
  const rows = await find();
  const shown = new Set(applications.filter(({ person }) => person === 'known').map(({ id }) => id));
  const back = rows.filter(({ goneAt, externalId }) => goneAt !== null && shown.has(externalId));
  const candidateIds = back.map(({ candidateId }) => candidateId);
  const restored = await restoreErased(db, actor, { processId, candidateIds }, { stays: false });
  return new Map((restored > 0 ? await find() : rows).map((row) => [row.externalId, row]));
}

/** Where those are now who were here before, as far as the ATS tells. */
function findStages(applications: AtsApplicationData[], known: Map<string, KnownApplication>): SeenStage[] {
  return applications.flatMap(({ id, stageId, person }) => {
    const row = known.get(id);
    return row && person !== 'erased' && stageId !== null ? [{ candidateId: row.candidateId, stageId }] : [];
  });
}

/** @returns how many were there until now */
async function noteDepartures(
  db: Db,
  applications: AtsApplicationData[],
  known: Map<string, KnownApplication>,
): Promise<number> {
  const idsOf = (person: AtsPerson) =>
    applications.filter((data) => data.person === person).flatMap(({ id }) => known.get(id)?.id ?? []);
  const departed = [...known.values()].filter(({ departure }) => departure !== null).map(({ id }) => id);
  const shown = new Set(idsOf('known'));
  await clearDepartures(
    db,
    departed.filter((id) => shown.has(id)),
  );
  const said = await markDepartures(db, idsOf('erased'), 'ANONYMISED');
  return said + (await markDepartures(db, idsOf('unreadable'), 'NOT_FOUND'));
}

/** For a person whose data cannot be read: stores only the stage, if it is told, and a rejection. */
async function takeState(db: Db, row: KnownApplication, data: AtsApplicationData): Promise<void> {
  const state = stateColumnsOf(data);
  await updateState(db, row, { ...state, stageId: state.stageId ?? row.stageId });
}

async function updateState(db: Db, row: KnownApplication, state: ReturnType<typeof stateColumnsOf>): Promise<void> {
  if (row.stageId === state.stageId && row.rejected === (state.rejected ?? row.rejected)) return;
  await db.atsApplication.update({ where: { id: row.id }, data: state });
}

/** Leaves out applications that we are creating right now: the sender writes their rows. */
async function withoutOwn(
  db: Db,
  processId: string,
  applications: AtsApplicationData[],
): Promise<AtsApplicationData[]> {
  const sending = await db.atsPick.findMany({
    where: { processId, state: { in: ['PENDING', 'SENDING'] }, applicationId: null },
    select: { candidate: { select: { email: true } } },
  });
  const emails = new Set(sending.flatMap(({ candidate }) => candidate.email?.toLowerCase() ?? []));
  return applications.filter(({ email }) => !email || !emails.has(email.toLowerCase()));
}

async function createCandidates(
  db: Db,
  actor: Actor,
  place: AtsPlace,
  applications: AtsApplicationData[],
): Promise<number> {
  const { length } = applications;
  if (length === 0) return 0;
  const { processId } = place;
  const { lastCandidateNumber } = await db.process.update({
    where: { id: processId },
    data: { lastCandidateNumber: { increment: length } },
    select: { lastCandidateNumber: true },
  });
  const firstNumber = lastCandidateNumber - length + 1;
  const candidates = await db.candidate.createManyAndReturn({
    data: applications.map((data, index) => ({
      processId,
      ordinalNumber: firstNumber + index,
      ...(data.cvKey === null ? withoutFile : { status: 'AWAITING_DOWNLOAD' as const }),
      source: atsSource,
      externalProcessStatus: 'NOT_SENT' as const,
      atsId: data.candidateId,
      applicationSources: data.sources,
      ...contactsOf(data),
    })),
    select: { id: true, ordinalNumber: true },
  });
  await db.atsApplication.createMany({
    data: candidates.flatMap(({ id: candidateId, ordinalNumber }) => {
      const data = applications[ordinalNumber - firstNumber];
      return data ? [{ ...place, candidateId, externalId: data.id, ...columnsOf(data) }] : [];
    }),
  });
  const facts = candidates.map(({ id: candidateId }) => ({ processId, candidateId }));
  await recordAudits(db, actor, 'candidate.imported', facts);
  return length;
}

const withoutFile = { status: 'NO_FILE_FOUND' as const, statusReason: 'candidate.no-cv' };

function contactsOf({ firstName, lastName, email, phone }: AtsApplicationData) {
  return { firstName, lastName, email, phone, phoneE164: phoneE164(phone, null) };
}

/** @returns whether anything but the stage and a rejection was different */
async function updateApplication(
  db: Db,
  { recruitmentId }: AtsPlace,
  row: KnownApplication,
  data: AtsApplicationData,
): Promise<boolean> {
  const { candidate } = row;
  const columns = { ...columnsOf(data), recruitmentId };
  if (columns.contentHash === row.contentHash && row.recruitmentId === recruitmentId && !row.goneAt) {
    await updateState(db, row, stateColumnsOf(data));
    return false;
  }
  await db.atsApplication.update({
    where: { id: row.id },
    data: { ...columns, goneAt: null, departure: null, departedAt: null, keptAt: null },
  });
  // An uploaded candidate keeps what the CV says.
  if (!isFromAts(candidate)) return false;
  await db.candidate.update({
    where: { id: candidate.id },
    data: {
      ...(await detailsAfterUpdate(db, candidate.id, data)),
      applicationSources: data.sources,
      atsId: data.candidateId,
      ...statusAfterUpdate(row, data),
    },
  });
  return true;
}

/**
 * The details after an update: a field that the ATS leaves empty keeps the value from the CV, and a person's
 * correction stays.
 */
async function detailsAfterUpdate(db: Db, id: string, data: AtsApplicationData) {
  await db.$queryRaw`SELECT 1 FROM candidate WHERE id = ${id}::uuid FOR UPDATE`;
  const row = await db.candidate.findUniqueOrThrow({ where: { id }, select: detailColumns });
  const read = readDetails(row);
  const { firstName, lastName, email, phone } = data;
  return keepCorrected(db, row, {
    ...read,
    firstName: firstName ?? read.firstName,
    lastName: lastName ?? read.lastName,
    email: email ?? read.email,
    phone: phone ?? read.phone,
  });
}

/** A candidate without a file waits for one that appeared; others are told of a new file once it is downloaded. */
function statusAfterUpdate({ candidate, downloadedCvKey }: KnownApplication, { cvKey }: AtsApplicationData) {
  const { status } = candidate;
  if (cvKey === null) return status === 'AWAITING_DOWNLOAD' ? withoutFile : {};
  const waits = (status === 'NO_FILE_FOUND' || status === 'ERROR') && cvKey !== downloadedCvKey;
  return waits ? { status: 'AWAITING_DOWNLOAD' as const, statusReason: null } : {};
}
