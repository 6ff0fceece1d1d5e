import { isProgram, type Actor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { blindSelect, shownNames } from '@/lib/candidates/blind/blindness';
import { toShortUser, userColumns } from '@/lib/candidates/serialize/serialize-decision';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { findShortlist, mayBeLinked, type ShortlistPlace } from './find-shortlist';
import { latestLink, serializeLink } from './link-state';
import { marksSchema, type GivenAnswer, type ShortlistDto } from './shortlist-schemas';

const listedViews = 100;

const candidateColumns = {
  select: { ...blindSelect, id: true, ordinalNumber: true, firstName: true, lastName: true },
} satisfies Prisma.CandidateDefaultArgs;

const answerColumns = {
  overall: true,
  marks: true,
  comment: true,
  reviewerName: true,
  userId: true,
  updatedAt: true,
} satisfies Prisma.ShortlistAnswerSelect;

type AnswerRow = Prisma.ShortlistAnswerGetPayload<{ select: typeof answerColumns }>;

function whoIs(candidate: Prisma.CandidateGetPayload<typeof candidateColumns>) {
  const { firstName, lastName } = shownNames(candidate);
  const name = [firstName, lastName].filter(Boolean).join(' ') || null;
  return { candidateId: candidate.id, ordinalNumber: candidate.ordinalNumber, name };
}

function serializeAnswer({ overall, marks, comment, reviewerName, userId, updatedAt }: AnswerRow): GivenAnswer {
  const at = updatedAt.toISOString();
  return { overall, marks: marksSchema.parse(marks), comment, reviewerName, isMember: userId !== null, at };
}

/** Whoever shared the list has now seen the answers. */
async function seeAnswers(actor: Actor, shortlistId: string): Promise<void> {
  if (actor.kind !== 'person' || isProgram(actor)) return;
  await database().$executeRaw`
    UPDATE shortlist s SET answers_seen_at = now()
    WHERE s.id = ${shortlistId}::uuid AND s.created_by_id = ${actor.userId}::uuid AND EXISTS (
      SELECT FROM shortlist_entry e JOIN shortlist_answer a ON a.entry_id = e.id
      WHERE e.shortlist_id = s.id AND (s.answers_seen_at IS NULL OR a.updated_at > s.answers_seen_at))`;
}

/**
 * A shortlist with what was answered, and who opened whom by the link.
 *
 * @throws AppError `process.not-found`, `permission.denied`, `shortlist.not-found`
 */
export async function getShortlist(actor: Actor, place: ShortlistPlace): Promise<ShortlistDto> {
  await requireProcessPermission(database(), actor, place.processId, 'candidate:read');
  const shortlist = await findShortlist(database(), place);
  const { id, isBlind, showsContact, showsPay, showsNotes, criteria, name, process } = shortlist;
  const [row, entries, views] = await Promise.all([
    database().shortlist.findUniqueOrThrow({
      where: { id },
      select: { createdAt: true, createdBy: userColumns, outsiderLinks: latestLink },
    }),
    database().shortlistEntry.findMany({
      where: { shortlistId: id },
      orderBy: { position: 'asc' },
      select: { candidate: candidateColumns, answers: { orderBy: { id: 'asc' }, select: answerColumns } },
    }),
    database().shortlistView.findMany({
      where: { entry: { shortlistId: id } },
      orderBy: { id: 'desc' },
      take: listedViews,
      select: { reviewerName: true, isFile: true, at: true, entry: { select: { candidate: candidateColumns } } },
    }),
  ]);
  await seeAnswers(actor, id);
  return {
    shortlistId: id,
    name,
    criteria,
    isBlind,
    showsContact,
    showsPay,
    showsNotes,
    createdBy: row.createdBy && toShortUser(row.createdBy),
    createdAt: row.createdAt.toISOString(),
    link: serializeLink(row.outsiderLinks),
    mayLink: mayBeLinked(process),
    candidates: entries.map(({ candidate, answers }) => ({
      ...whoIs(candidate),
      answers: answers.map(serializeAnswer),
    })),
    views: views.map(({ reviewerName, isFile, at, entry }) => ({
      ...whoIs(entry.candidate),
      reviewerName: reviewerName || null,
      isFile,
      at: at.toISOString(),
    })),
  };
}
