import { recordAudits } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { blindSelect, shownNames } from '@/lib/candidates/blind/blindness';
import { chooseCandidates } from '@/lib/candidates/rows/choose-candidates';
import { lockCandidates } from '@/lib/candidates/rows/lock-candidates';
import { refuseUnknown } from '@/lib/candidates/rows/refuse-unknown';
import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { maxInvited } from '@/lib/domain/interview-time-enums';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { lockProcessForShare } from '@/lib/process-rows/get-process-row';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { makeTimesLink } from './make-times-link';
import { readTimes, requireNoOverlap, type TimeSpan } from './require-times';
import type { OfferedTimes, OfferTimes } from './times-schemas';

const timeoutMs = 60_000;

/** Candidates of a process that are locked, as far as an offer needs them. */
async function findInvited(db: Db, ids: string[]) {
  return db.candidate.findMany({
    where: { id: { in: ids } },
    orderBy: { ordinalNumber: 'asc' },
    select: {
      ...blindSelect,
      id: true,
      ordinalNumber: true,
      firstName: true,
      lastName: true,
      email: true,
      decision: true,
      interviewInvitations: {
        where: { state: 'ARRANGED', startsAt: { gt: new Date() } },
        select: { id: true },
        take: 1,
      },
    },
  });
}

type Invited = Awaited<ReturnType<typeof findInvited>>[number];

function refusalOf({ decision, interviewInvitations }: Invited): 'REJECTED' | 'ARRANGED' | null {
  if (decision === 'REJECT') return 'REJECTED';
  return interviewInvitations.length > 0 ? 'ARRANGED' : null;
}

const nameOf = (row: Invited): string | null => {
  const { firstName, lastName } = shownNames(row);
  return [firstName, lastName].filter(Boolean).join(' ') || null;
};

interface Offer extends OfferTimes {
  processId: string;
  spans: TimeSpan[];
}

/** Stores the offer for candidates that are locked; each gets a link of their own, and what they were offered before ends. */
async function storeOffer(
  db: Db,
  actor: PersonActor,
  { invited, ...offer }: Offer & { invited: Invited[] },
): Promise<OfferedTimes['accepted']> {
  const { processId, timeZone, spans, place, note, mail } = offer;
  const { locale, userId } = actor;
  const ids = invited.map(({ id }) => id);
  const before = { candidateId: { in: ids }, state: { in: ['OFFERED' as const, 'DECLINED' as const] } };
  await db.interviewInvitation.updateMany({ where: before, data: { state: 'WITHDRAWN' } });
  const { id: offerId, process } = await db.interviewOffer.create({
    data: { processId, createdById: userId, timeZone, slots: { create: spans } },
    select: { id: true, process: { select: { name: true } } },
  });
  await db.interviewInvitation.createMany({
    data: ids.map((candidateId) => ({ offerId, candidateId, place, note, locale })),
  });
  const user = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { firstName: true, lastName: true } });
  const expiresAt = spans.at(-1)?.endsAt ?? new Date();
  const by = { userId, name: `${user.firstName} ${user.lastName}` };
  const accepted: OfferedTimes['accepted'] = [];
  for (const candidate of invited) {
    const { id: candidateId, ordinalNumber } = candidate;
    const link = await makeTimesLink(db, { candidate, processName: process.name, by, locale, expiresAt, mail });
    accepted.push({ candidateId, ordinalNumber, name: nameOf(candidate), link });
  }
  const facts = accepted.map(({ candidateId, link }) => ({ processId, candidateId, mailed: link === null }));
  await recordAudits(db, actor, 'interview.times-offered', facts);
  return accepted;
}

/**
 * Offers times for an interview to one or several candidates; each time is for one of them. Each gets a link of their own, mailed
 * or to be handed over.
 *
 * @throws AppError `process.not-found`, `process.archived`, `search.not-found`, `interview-times.no-such-time`,
 *   `interview-times.not-ahead`, `interview-times.too-many`; `interview-times.overlapping` unless `despiteOverlap`
 */
export async function offerTimes(actor: PersonActor, input: { processId: string } & OfferTimes): Promise<OfferedTimes> {
  const { processId, choice } = input;
  await requireProcessPermission(database(), actor, processId, 'candidate:decide');
  const spans = readTimes(input);
  const offered = await transaction(
    async (db) => {
      await lockProcessForShare(db, processId);
      await requireEditableProcess(db, processId);
      const ids = await chooseCandidates(db, actor, { processId, choice });
      if (ids.length > maxInvited) throw new AppError('interview-times.too-many', { values: { max: maxInvited } });
      const locked = await lockCandidates(db, processId, ids);
      const known = locked.map(({ id }) => id);
      const rows = await findInvited(db, known);
      const invited = rows.filter((row) => refusalOf(row) === null);
      const renewed = invited.map(({ id }) => id);
      if (!input.despiteOverlap) await requireNoOverlap(db, { userId: actor.userId, spans, renewed });
      const refused = rows.flatMap((row) => {
        const reason = refusalOf(row);
        return reason ? [{ candidateId: row.id, ordinalNumber: row.ordinalNumber, reason }] : [];
      });
      const accepted = invited.length > 0 ? await storeOffer(db, actor, { ...input, spans, invited }) : [];
      return { accepted, refused: [...refuseUnknown(ids, rows), ...refused] };
    },
    { timeoutMs },
  );
  sendOutboxSoon();
  return offered;
}
