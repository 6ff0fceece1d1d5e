import { candidateParams } from '@/lib/domain/candidate-schemas';
import { draftedMessageSchema, draftMessageSchema } from '@/lib/domain/message-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { draftMessage } from '@/lib/messages/drafts/draft-message';

export const POST = apiHandler({
  permission: 'candidate:decide',
  summary:
    'Has the model write a message to a candidate from the text in the form; a draft that is not sent; by a person only',
  params: candidateParams,
  body: draftMessageSchema,
  answer: draftedMessageSchema,
  errors: [
    'process.not-found',
    'process.archived',
    'candidate.not-found',
    'token.needs-person',
    'message.no-recipient',
    'message.drafts-off',
    'message.faulty',
    'message.draft-refused',
    'model.bad-answer',
    'model.not-set-up',
    'model.incomplete',
    'model.key-unreadable',
    'model.rate-limited',
    'model.busy',
  ],
  handle: ({ actor, params, body, request }) => draftMessage(actor, { ...params, ...body }, request.signal),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
