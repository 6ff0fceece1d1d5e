import { usersWhoSee } from '@/lib/auth/process-access';
import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';

/**
 * Mentions these people in a note. Who is newly mentioned must see the process; who was mentioned before stays so from then
 * on, although they may not see it any more.
 *
 * @throws AppError `user.not-found`
 */
export async function replaceMentions(
  db: Db,
  { processId, noteId }: { processId: string; noteId: string },
  userIds: string[],
): Promise<void> {
  const wanted = [...new Set(userIds)];
  const { restricted } = await db.process.findUniqueOrThrow({ where: { id: processId }, select: { restricted: true } });
  const seeing = usersWhoSee({ id: processId, restricted });
  const known = await db.user.count({
    where: { id: { in: wanted }, OR: [seeing, { mentions: { some: { noteId } } }] },
  });
  if (known < wanted.length) throw new AppError('user.not-found');
  await db.noteMention.deleteMany({ where: { noteId, userId: { notIn: wanted } } });
  await db.noteMention.createMany({ data: wanted.map((userId) => ({ noteId, userId })), skipDuplicates: true });
}
