import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';

/** Mentions these people in a note; who was mentioned before stays so from then on. @throws AppError `user.not-found` */
export async function replaceMentions(db: Db, noteId: string, userIds: string[]): Promise<void> {
  const wanted = [...new Set(userIds)];
  const known = await db.user.count({ where: { id: { in: wanted }, active: true, role: { not: null } } });
  if (known < wanted.length) throw new AppError('user.not-found');
  await db.noteMention.deleteMany({ where: { noteId, userId: { notIn: wanted } } });
  await db.noteMention.createMany({ data: wanted.map((userId) => ({ noteId, userId })), skipDuplicates: true });
}
