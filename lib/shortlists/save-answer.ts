import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { notify } from '@/lib/notification-rows/notify';
import { findShortlist, type ShortlistPlace, type ShortlistRow } from './find-shortlist';
import { openByLink } from './open-by-link';
import { shortlistLimits } from './shortlist-limits';
import type { OwnAnswer, ShortlistAccess, ShortlistAnswerInput } from './shortlist-schemas';

interface Author {
  key: string;
  name: string;
  userId: string | null;
}

/** The latest answer of a person about a candidate replaces their earlier one; an empty one takes it back. */
async function store(
  db: Db,
  { id: shortlistId, processId, criteria }: ShortlistRow,
  candidateId: string,
  { key: reviewerKey, name: reviewerName, userId }: Author,
  { overall, marks, comment }: ShortlistAnswerInput,
): Promise<OwnAnswer> {
  const answer = { overall, marks: criteria.map((_, index) => marks[index] ?? null), comment };
  // Locked, so that two answers of one person come one after the other, and an erasure waits.
  const [entry] = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM shortlist_entry
    WHERE shortlist_id = ${shortlistId}::uuid AND candidate_id = ${candidateId}::uuid FOR UPDATE`;
  if (!entry) throw new AppError('candidate.not-found');
  const entryId = entry.id;
  const others = { entryId, reviewerKey: { not: reviewerKey } };
  if ((await db.shortlistAnswer.count({ where: others })) >= shortlistLimits.reviewers)
    throw new AppError('shortlist.full');
  if (overall === null && comment === '' && answer.marks.every((mark) => mark === null)) {
    await db.shortlistAnswer.deleteMany({ where: { entryId, reviewerKey } });
    return answer;
  }
  const data = { reviewerName, userId, ...answer };
  const { id: subjectId } = await db.shortlistAnswer.upsert({
    where: { entryId_reviewerKey: { entryId, reviewerKey } },
    create: { entryId, reviewerKey, ...data },
    update: data,
    select: { id: true },
  });
  const by = userId === null ? null : { userId };
  // Of what it was before they may have read.
  await db.notification.deleteMany({ where: { kind: 'ANSWER', subjectId } });
  await notify(db, 'ANSWER', { by, data: { processId, candidateId, subjectId } });
  return answer;
}

type Answered = ShortlistAnswerInput & { candidateId: string };

/**
 * Keeps what somebody with the link thinks of a candidate, under the name they gave.
 *
 * @throws AppError `link.invalid`, `shortlist.pin-needed`, `candidate.not-found`, `shortlist.full`
 */
export async function saveSharedAnswer(input: ShortlistAccess & Answered): Promise<OwnAnswer> {
  const { shortlist, reviewer } = await openByLink(input);
  const author = { key: reviewer.key ?? '', name: reviewer.name, userId: null };
  return transaction((db) => store(db, shortlist, input.candidateId, author, input));
}

/**
 * The same of somebody with an account, under their own name.
 *
 * @throws AppError `process.not-found`, `permission.denied`, `shortlist.not-found`, `process.archived`, `candidate.not-found`
 */
export async function saveMemberAnswer(actor: PersonActor, input: ShortlistPlace & Answered): Promise<OwnAnswer> {
  await requireProcessPermission(database(), actor, input.processId, 'candidate:comment');
  return transaction(async (db) => {
    const shortlist = await findShortlist(db, input);
    if (shortlist.process.status === 'ARCHIVED') throw new AppError('process.archived');
    const { firstName, lastName } = await db.user.findUniqueOrThrow({
      where: { id: actor.userId },
      select: { firstName: true, lastName: true },
    });
    const author = { key: actor.userId, name: `${firstName} ${lastName}`, userId: actor.userId };
    return store(db, shortlist, input.candidateId, author, input);
  });
}
