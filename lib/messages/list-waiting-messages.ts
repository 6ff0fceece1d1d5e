import { actorMay, type PersonActor } from '@/lib/auth/actor';
import { visibleProcesses } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import type { WaitingMessages } from '@/lib/domain/message-schemas';

/**
 * The actor's own messages that have not left yet, those that were written at once together, the earliest first. Their time may be
 * over: a mail server that is away is tried again.
 */
export async function listWaitingMessages(actor: PersonActor): Promise<WaitingMessages> {
  if (!actorMay(actor, 'candidate:decide')) return { items: [] };
  const rows = await database().candidateMessage.findMany({
    where: { state: 'WAITING', writtenById: actor.userId, candidate: { process: visibleProcesses(actor) } },
    orderBy: [{ sendAt: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      requestId: true,
      sendAt: true,
      candidate: { select: { process: { select: { id: true, name: true } } } },
    },
  });
  const batches = new Map<string, WaitingMessages['items'][number]>();
  for (const { id, requestId, sendAt, candidate } of rows) {
    if (!sendAt) continue;
    const { id: processId, name: processName } = candidate.process;
    const batch = batches.get(requestId) ?? {
      requestId,
      processId,
      processName,
      sendAt: sendAt.toISOString(),
      messageIds: [],
    };
    batches.set(requestId, batch);
    batch.messageIds.push(id);
  }
  return { items: [...batches.values()] };
}
