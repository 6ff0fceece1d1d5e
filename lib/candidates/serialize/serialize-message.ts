import type { Prisma } from '@/lib/db/generated/client';
import { messageKinds, type MessageKind } from '@/lib/domain/message-enums';
import type { MessageDto } from '@/lib/domain/candidate-message-schema';
import { toShortUser, userColumns } from './serialize-decision';

export const messageSelect = {
  id: true,
  kind: true,
  recipient: true,
  subject: true,
  text: true,
  state: true,
  sendAt: true,
  failure: true,
  byModel: true,
  writtenAt: true,
  writtenBy: userColumns,
  calledBackBy: userColumns,
} satisfies Prisma.CandidateMessageSelect;

type MessageRow = Prisma.CandidateMessageGetPayload<{ select: typeof messageSelect }>;

const kindOf = (kind: string): MessageKind => messageKinds.find((known) => known === kind) ?? 'received';

/** A message for the API. @param isHidden the person is hidden, whose name and address it has */
export function serializeMessage(row: MessageRow, isHidden: boolean): MessageDto {
  const { kind, recipient, subject, text, state, sendAt, failure, byModel, calledBackBy } = row;
  const shown = isHidden ? { recipient: '', subject: '', text: '' } : { recipient, subject, text };
  return {
    kind: kindOf(kind),
    ...shown,
    state,
    sendAt: sendAt?.toISOString() ?? null,
    failure,
    byModel,
    calledBackBy: calledBackBy && toShortUser(calledBackBy),
  };
}
