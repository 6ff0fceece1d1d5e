import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';
import { mayUndoSplit } from '@/lib/domain/candidate-status';
import { acceptsCvs } from '@/lib/domain/process-status';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { getProcessRow, lockProcess } from '@/lib/process-rows/get-process-row';
import { erasePersonalData } from '../erasure/erase-personal-data';
import { type CandidatePlace, getCandidateRow } from '../rows/get-candidate-row';
import { getListItem } from '../search/get-list-item';
import { analyseAgain } from './analyse-again';
import { findOtherOfFile } from './find-other-of-file';

/**
 * Makes one candidate of two who share a file: the earlier one has the whole file again and is analysed again, the later one is
 * erased.
 *
 * @param place of either
 * @returns the candidate who stays
 * @throws AppError `candidate.not-found`, `process.archived`, `process.not-ready`; `candidate.not-split`;
 *   `candidate.split-used` when somebody has worked with the later one; `candidate.split-refused` while one cannot be changed
 */
export async function undoSplit(actor: PersonActor, place: CandidatePlace): Promise<CandidateListItem> {
  await requirePermissionIn(actor, place.processId, 'candidate:upload');
  const { processId } = place;
  const candidateId = await transaction(async (db) => {
    await lockProcess(db, processId);
    const { status } = await getProcessRow(db, processId);
    if (!acceptsCvs(status)) throw new AppError(status === 'ARCHIVED' ? 'process.archived' : 'process.not-ready');
    const [first, second] = await lockBoth(db, place);
    if (!mayUndoSplit(first.status) || second.status === 'sent') throw new AppError('candidate.split-refused');
    await requireUntouched(db, second.id);
    const part = await db.cvFile.findUnique({ where: { sha256: first.cvSha256 ?? '' }, select: { wholeSha256: true } });
    await db.candidate.update({
      where: { id: first.id },
      data: { cvSha256: part?.wholeSha256 ?? first.cvSha256, hasHiddenText: false },
    });
    await erasePersonalData(db, actor, { processId, candidateIds: [second.id], rows: 'go', reason: 'joined' });
    await recordAudit(db, actor, 'candidate.cv-joined', { processId, candidateId: first.id, otherId: second.id });
    await analyseAgain(db, actor, status, first.id);
    return first.id;
  });
  sendOutboxSoon();
  return getListItem(actor, candidateId);
}

/** The earlier one first. */
async function lockBoth(db: Db, place: CandidatePlace) {
  const { processId } = place;
  const candidate = await getCandidateRow(db, place);
  const other = await findOtherOfFile(db, place);
  if (!other) throw new AppError('candidate.not-split');
  await db.$queryRaw`
    SELECT 1 FROM candidate WHERE id IN (${candidate.id}::uuid, ${other.candidateId}::uuid) ORDER BY id FOR UPDATE`;
  const [one, two] = [
    await getCandidateRow(db, place),
    await getCandidateRow(db, { processId, candidateId: other.candidateId }),
  ];
  return one.ordinalNumber < two.ordinalNumber ? ([one, two] as const) : ([two, one] as const);
}

/** Nothing that a person did is lost by undoing. */
async function requireUntouched(db: Db, id: string): Promise<void> {
  const none = { none: {} };
  const untouched = await db.candidate.findFirst({
    where: {
      id,
      decisions: none,
      corrections: none,
      notes: none,
      thumbs: none,
      reveals: none,
      formerCvs: none,
      interviewSimulations: none,
      atsPicks: none,
      atsApplication: null,
      OR: [{ rateSource: null }, { rateSource: { not: 'RECRUITER' } }],
    },
    select: { id: true },
  });
  if (!untouched) throw new AppError('candidate.split-used');
}
