import type { Actor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { toShortUser, userColumns } from '@/lib/candidates/serialize/serialize-decision';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { latestLink, serializeLink } from './link-state';
import type { ShortlistItem } from './shortlist-schemas';

/** The shortlists of a process, the latest first. @throws AppError `process.not-found`, `permission.denied` */
export async function listShortlists(
  actor: Actor,
  { processId }: { processId: string },
): Promise<{ items: ShortlistItem[] }> {
  await requireProcessPermission(database(), actor, processId, 'candidate:read');
  if ((await database().process.count({ where: { id: processId } })) === 0) throw new AppError('process.not-found');
  const rows = await database().shortlist.findMany({
    where: { processId },
    orderBy: { id: 'desc' },
    select: {
      id: true,
      name: true,
      createdAt: true,
      createdBy: userColumns,
      outsiderLinks: latestLink,
      entries: { select: { answers: { select: { reviewerKey: true, updatedAt: true } } } },
    },
  });
  const items = rows.map(({ id, name, createdAt, createdBy, outsiderLinks, entries }) => {
    const answers = entries.flatMap((entry) => entry.answers);
    const last = Math.max(0, ...answers.map(({ updatedAt }) => updatedAt.getTime()));
    return {
      shortlistId: id,
      name,
      createdAt: createdAt.toISOString(),
      createdBy: createdBy && toShortUser(createdBy),
      candidates: entries.length,
      reviewers: new Set(answers.map(({ reviewerKey }) => reviewerKey)).size,
      lastAnswerAt: last > 0 ? new Date(last).toISOString() : null,
      link: serializeLink(outsiderLinks),
    };
  });
  return { items };
}
