import { createHash } from 'node:crypto';
import type { PersonActor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';

/** What a write may name, so that it can be sent again without being repeated. */
export interface RepeatableWrite {
  /** A UUID of the caller, the same for each attempt; null: each attempt is a write. */
  idempotencyKey?: string | null;
}

/**
 * Records the key of a write in the write's transaction (docs/decisions/0141). A second attempt that comes while the
 * first is being stored waits for it.
 *
 * @param input `content`: what is written and where, the same for each attempt; so without what it replaces
 * @returns null for the first attempt; for a repetition what the first one created, if that was recorded
 * @throws AppError `request.key-reused` when the key was sent with another content
 */
export async function recordWrite(
  db: Db,
  actor: PersonActor,
  { idempotencyKey: key, content }: RepeatableWrite & { content: readonly unknown[] },
): Promise<{ createdId: string | null } | null> {
  if (!key) return null;
  const { userId } = actor;
  const contentHash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const { count } = await db.sentWrite.createMany({ data: [{ userId, key, contentHash }], skipDuplicates: true });
  if (count === 1) return null;
  const where = { userId_key: { userId, key } };
  const former = await db.sentWrite.findUniqueOrThrow({ where, select: { createdId: true, contentHash: true } });
  if (former.contentHash !== contentHash) throw new AppError('request.key-reused');
  return { createdId: former.createdId };
}

/** Names what the write created, which a repetition gets as its response. */
export async function recordCreated(
  db: Db,
  actor: PersonActor,
  { idempotencyKey: key, createdId }: RepeatableWrite & { createdId: string },
): Promise<void> {
  if (key) await db.sentWrite.updateMany({ where: { userId: actor.userId, key }, data: { createdId } });
}
