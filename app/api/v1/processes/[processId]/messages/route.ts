import { sendMessagesSchema, sentMessagesSchema } from '@/lib/domain/message-schemas';
import { processParams } from '@/lib/domain/process-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { sendMessages } from '@/lib/messages/send-messages';

/** Reasons of each person. */
const maxBodyBytes = 4_000_000;

export const POST = apiHandler({
  permission: 'candidate:decide',
  summary: 'Writes a message to candidates, which leaves ten minutes later or is sent by its author; by a person only',
  params: processParams,
  body: sendMessagesSchema,
  maxBodyBytes,
  answer: sentMessagesSchema,
  errors: ['process.not-found', 'process.archived', 'token.needs-person', 'mail.not-set-up', 'message.faulty'],
  handle: ({ actor, params, body }) => sendMessages(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
