import { z } from 'zod';
import { recordLook } from '@/lib/audit/record-look';
import { criterionKey } from '@/lib/analysis/criteria/criterion-key';
import { criterionSnapshotSchema } from '@/lib/domain/analysis-schemas';
import { cvReplaceReasons } from '@/lib/domain/person-traits';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { findHiddenScores } from '../hidden-score/hidden-score';
import { type CandidatePlace, getCandidateRow } from '../rows/get-candidate-row';
import { loggedActivities } from '@/lib/audit/audit-actions';
import type { ActivityDto } from '@/lib/domain/candidate-review-schemas';
import {
  decisionSelect,
  serializeDecision,
  toShortUser,
  userColumns,
  type UserRow,
} from '../serialize/serialize-decision';
import { blindSelect, isBlind } from '../blind/blindness';
import { messageSelect, serializeMessage } from '../serialize/serialize-message';
import { toStage } from '../serialize/serialize-follow-up';
import { noteSelect, serializeNote } from '../serialize/serialize-note';
import { storedDay } from '@/lib/validation/calendar-day';

/** Of each kind. */
const maxListed = 200;

const activitySelect = {
  ...blindSelect,
  privacy: { select: { notByProgramAt: true } },
  analyses: { orderBy: { id: 'desc' }, take: maxListed },
  decisions: {
    orderBy: { id: 'desc' },
    take: maxListed,
    select: { ...decisionSelect, undoneAt: true, undoneBy: userColumns },
  },
  corrections: {
    orderBy: { id: 'desc' },
    take: maxListed,
    include: { correctedBy: userColumns, endedBy: userColumns },
  },
  stageChanges: { orderBy: { id: 'desc' }, take: maxListed, include: { from: true, to: true, changedBy: userColumns } },
  followUpChanges: {
    orderBy: { changedAt: 'desc' },
    take: maxListed,
    include: { fromOwner: userColumns, toOwner: userColumns, changedBy: userColumns },
  },
  notes: { orderBy: { id: 'desc' }, take: maxListed, select: noteSelect },
  messages: { orderBy: { writtenAt: 'desc' }, take: maxListed, select: messageSelect },
  reveals: { orderBy: { id: 'desc' }, take: maxListed, include: { revealedBy: userColumns, endedBy: userColumns } },
} satisfies Prisma.CandidateSelect;

type Row = Prisma.CandidateGetPayload<{ select: typeof activitySelect }>;

/** The keys of red flags in any analysis. */
function redFlagKeys({ analyses }: Row): Set<string> {
  const criteria = analyses.flatMap(({ criteriaSnapshot }) => z.array(criterionSnapshotSchema).parse(criteriaSnapshot));
  return new Set(criteria.filter(({ kind }) => kind === 'RED_FLAG').map(criterionKey));
}

const ending = (at: Date | null, by: UserRow | null) => at && { at: at.toISOString(), by: by && toShortUser(by) };

function recordedActivities(row: Row, userId: string): ActivityDto[] {
  const redFlags = row.corrections.length > 0 ? redFlagKeys(row) : new Set<string>();
  return [
    ...row.analyses.map(({ id, finishedAt, engine, matchScore }): ActivityDto => {
      return { kind: 'ANALYSED', id, at: finishedAt.toISOString(), by: null, engine, matchScore };
    }),
    ...row.decisions.map(({ undoneAt, undoneBy, ...made }): ActivityDto => {
      const decision = serializeDecision(made);
      const { at, by, decisionId: id } = decision;
      return { kind: 'DECIDED', id, at, by, decision, undone: ending(undoneAt, undoneBy) };
    }),
    ...row.corrections.map(({ id, correctedAt, correctedBy, label, reason, ...made }): ActivityDto => {
      const { engineVerdict: from, verdict: to, endedAt, endedBy } = made;
      const at = correctedAt.toISOString();
      const ended = ending(endedAt, endedBy);
      const isRedFlag = redFlags.has(made.criterionKey);
      return { kind: 'CORRECTED', id, at, by: toShortUser(correctedBy), label, isRedFlag, from, to, reason, ended };
    }),
    ...row.stageChanges.map(({ id, changedAt, changedBy, cause, from, to }): ActivityDto => {
      const change = { from: from && toStage(from), to: to && toStage(to), cause };
      return { kind: 'STAGE', id, at: changedAt.toISOString(), by: toShortUser(changedBy), change };
    }),
    ...row.followUpChanges.map(({ id, changedAt, changedBy, isUndoing, fromOwner, toOwner, ...made }): ActivityDto => {
      const from = { owner: fromOwner && toShortUser(fromOwner), nextStep: made.fromStep };
      const to = { owner: toOwner && toShortUser(toOwner), nextStep: made.toStep };
      const change = {
        from: { ...from, dueOn: storedDay(made.fromDueOn) },
        to: { ...to, dueOn: storedDay(made.toDueOn) },
        isUndoing,
      };
      return { kind: 'FOLLOW_UP', id, at: changedAt.toISOString(), by: toShortUser(changedBy), change };
    }),
    ...row.notes.map((made): ActivityDto => {
      const note = serializeNote(made, userId);
      return { kind: 'NOTE', id: note.noteId, at: note.createdAt, by: note.author, note };
    }),
    ...row.messages.map((made): ActivityDto => {
      const message = serializeMessage(made, isBlind(row));
      const by = made.writtenBy && toShortUser(made.writtenBy);
      return { kind: 'MESSAGE', id: made.id, at: made.writtenAt.toISOString(), by, message };
    }),
    ...row.reveals.map(({ id, revealedAt, revealedBy, cause, reason, endedAt, endedBy }): ActivityDto => {
      const ended = ending(endedAt, endedBy);
      return { kind: 'REVEALED', id, at: revealedAt.toISOString(), by: toShortUser(revealedBy), cause, reason, ended };
    }),
  ];
}

const loggedFacts = z.object({
  confirmedAs: z.enum(cvReplaceReasons).optional(),
  startsAt: z.iso.datetime().optional(),
});

/** The events that are kept only in the audit log. */
async function loggedOf(candidateId: string): Promise<ActivityDto[]> {
  const events = await database().auditEvent.findMany({
    where: { candidateId, action: { in: [...loggedActivities] } },
    orderBy: { at: 'desc' },
    take: maxListed,
  });
  const ids = events.flatMap(({ actorId }) => actorId ?? []);
  const people = await database().user.findMany({ where: { id: { in: ids } }, ...userColumns });
  const byId = new Map(people.map((person) => [person.id, toShortUser(person)]));
  return events.flatMap(({ id, at, actorId, action, details }): ActivityDto[] => {
    const kind = loggedActivities.find((one) => one === action);
    const by = byId.get(actorId ?? '') ?? null;
    return kind ? [{ kind, id, at: at.toISOString(), by, ...loggedFacts.parse(details) }] : [];
  });
}

/**
 * What happened to a candidate, latest first: where it came from, analyses, decisions, corrections, stages, owners and next steps,
 * notes, messages, interviews, sending to the ATS, reveals.
 *
 * @throws AppError `candidate.not-found`
 */
export async function listActivities(actor: PersonActor, place: CandidatePlace): Promise<{ items: ActivityDto[] }> {
  requirePermission(actor, 'candidate:read');
  const { id } = await getCandidateRow(database(), place);
  await recordLook(actor, 'candidate.activity-viewed', { processId: place.processId, candidateId: id });
  const row = await database().candidate.findUniqueOrThrow({ where: { id }, select: activitySelect });
  // What a program said is hidden while the person does not want it, and so is what was corrected of it.
  const judged = row.privacy?.notByProgramAt ? { analyses: [], corrections: [] } : {};
  // Each analysis would tell the hidden score, and a correction a hidden verdict.
  const hidden = (await findHiddenScores(actor, [id])).get(id);
  const telling: string[] = hidden ? (hidden === 'VERDICTS' ? ['ANALYSED', 'CORRECTED'] : ['ANALYSED']) : [];
  const recorded = recordedActivities({ ...row, ...judged }, actor.userId);
  const shown = recorded.filter(({ kind }) => !telling.includes(kind));
  const items = [...shown, ...(await loggedOf(id))];
  return { items: items.sort((one, other) => other.at.localeCompare(one.at) || other.id.localeCompare(one.id)) };
}
