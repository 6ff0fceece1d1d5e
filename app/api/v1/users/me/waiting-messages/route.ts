import { waitingMessagesSchema } from '@/lib/domain/message-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { listWaitingMessages } from '@/lib/messages/list-waiting-messages';

export const GET = apiHandler({
  permission: 'signed-in',
  programs: false,
  summary: 'The signed-in person’s messages to candidates that have not left and can be called back',
  answer: waitingMessagesSchema,
  handle: ({ actor }) => listWaitingMessages(actor),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
