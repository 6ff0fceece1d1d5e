import type { Db } from '@/lib/db/client';
import type { MessageKind } from '@/lib/domain/message-enums';
import { messagesThatCount } from '@/lib/mail/send/message-state';

/** When candidates last got a message of a kind, or are about to: those that were called back or refused do not count. */
export async function findSentBefore(
  db: Db,
  candidateIds: readonly string[],
  kind: MessageKind,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await db.candidateMessage.findMany({
    where: { candidateId: { in: [...candidateIds] }, kind, state: { in: messagesThatCount } },
    orderBy: { writtenAt: 'asc' },
    select: { candidateId: true, writtenAt: true },
  });
  return new Map(rows.map(({ candidateId, writtenAt }) => [candidateId, writtenAt]));
}
